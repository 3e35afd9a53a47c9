/**
 * What this share of some numbers, 0 to 1, stays below.
 * @param {readonly number[]} numbers
 * @param {number} share
 */
const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN

/** @param {readonly number[]} numbers */
export const medianOf = (numbers) => quantile(numbers, 0.5)
/** @param {readonly number[]} numbers */
export const p95 = (numbers) => quantile(numbers, 0.95)
