/** SVG used as a mask, 512 × 512: white is drawn, black is cut out. */
export type Stencil = string

/** A filled shape. */
export const solid = (d: string): Stencil => `<path d="${d}"/>`

/** A shape cut out of what is drawn before it. */
export const cut = (d: string): Stencil => `<path d="${d}" fill="#000"/>`

/** A line that is drawn. */
export const line = (d: string, width: number): Stencil =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A line that is cut out. */
export const gap = (d: string, width: number): Stencil => line(d, width).replace('#fff', '#000')

/**
 * Right halves, each followed by its mirror image before the next is drawn. They overlap slightly, so that no seam
 * shows in the middle.
 */
export const both = (...halves: Stencil[]): Stencil =>
  halves
    .map((half) => `<g transform="translate(-0.8 0)">${half}</g><g transform="matrix(-1 0 0 1 512.8 0)">${half}</g>`)
    .join('')

/** A figure drawn smaller or larger about a point. */
export const scaled = (figure: Stencil, scale: number, x: number, y: number): Stencil =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})">${figure}</g>`

/** The figure rotated about a point, once for every angle (degrees). */
export const turned = (figure: Stencil, angles: readonly number[], about = '256 256'): Stencil =>
  angles.map((angle) => `<g transform="rotate(${angle} ${about})">${figure}</g>`).join('')

/** A circle, as path. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A straight-edged shape from its corners. */
export const corners = (points: string): string => `M${points.trim().split(/\s+/).join('L')}Z`
