import { both, circle, corners, cut, gap, line, type Stencil, solid, turned } from './draw'

const FIFTHS = [0, 72, 144, 216, 288]
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315]
const handle = `M242 140V420Q242 486 256 494Q270 486 270 420V140Z`
const pickHead = `M256 78Q380 84 446 190Q360 128 290 130L222 130Q152 128 66 190Q132 84 256 78Z`
const hammerHead = `M160 66H352V150H160Z`

/** Crowns, tools and other objects. */
export const trappings = {
  star:
    solid(corners('256,12 316,182 496,186 353,296 404,470 256,368 108,470 159,296 16,186 196,182')) +
    turned(gap(`M256 270L256 60`, 11) + gap('M256 270L196 186', 5), FIFTHS, '256 270'),
  crown:
    both(
      solid(`M256 84L336 240L462 138L420 372H256Z`),
      solid(circle(462, 124, 30)),
      solid(`M256 396H424V452Q424 464 412 464H256Z`),
      cut(corners('340,290 362,318 340,346 318,318')),
      cut(circle(340, 430, 11)),
      cut(circle(390, 430, 11)),
    ) +
    solid(circle(256, 72, 34)) +
    cut(corners('256,230 290,282 256,334 222,282')) +
    cut(circle(256, 430, 13)),
  hammer:
    turned(solid(handle) + solid(pickHead), [-45]) +
    turned(
      gap(handle, 24) + gap(hammerHead, 24) + solid(handle) + solid(hammerHead) + gap('M190 66V150M322 66V150', 9),
      [45],
    ),
  helm:
    turned(solid(`M244 150V74Q226 40 240 18Q256 6 272 18Q286 40 268 74V150Z`), EIGHTHS) +
    cut(circle(256, 256, 178)) +
    solid(circle(256, 256, 168)) +
    cut(circle(256, 256, 112)) +
    gap(`M256 116A140 140 0 1 1 255 116Z`, 8) +
    turned(line(`M256 256V130`, 22), EIGHTHS) +
    solid(circle(256, 256, 52)) +
    cut(circle(256, 256, 20)),
  rocket:
    both(
      solid(`M256 10Q340 90 346 220Q346 300 326 356H256Z`),
      solid(`M352 252Q424 310 420 416L330 372Q352 318 352 252Z`),
      gap(`M256 130Q300 130 334 130`, 11),
    ) +
    cut(circle(256, 212, 42)) +
    solid(circle(256, 212, 24)) +
    solid(`M206 378H306Q310 440 256 502Q202 440 206 378Z`) +
    cut(`M238 392H274Q276 424 256 450Q236 424 238 392Z`),
} satisfies Record<string, Stencil>
