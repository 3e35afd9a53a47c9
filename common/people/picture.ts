/** The largest picture of a player that may be sent (bytes), and what whoever sends a larger one reads. */
export const PICTURE_MAX = 8 * 1024 * 1024
export const LARGE_PICTURE_TEXT = 'That picture is larger than 8 MB.'

export const BAD_PICTURE_TEXT = 'That file is not a picture we can read. Try a JPEG or PNG.'
