import { seabed } from '../../site/chart/seabed.ts'

// The sea-bed of the home page's film and of the still picture before it: they show the same lines at the same places.

/** As wide as the widest common screen: the film covers 60 % of it, so that a line is never drawn wider than it was. */
export const WIDTH = 1920
export const HEIGHT = 1080
export const FOLDER = 'site/public/media'

/** Lines in a height of 3.2, of which this ground uses two thirds: some 34 are in the picture. */
export const LINES = 54
/** Pixels; every fifth line is the heavier one. */
export const LINE = 0.9
export const INDEX_LINE = 1.5
/** Radius in pixels of the circle on which the two grounds drift against each other: back at its start after each loop. */
const DRIFT = 26

export const INK = [7, 21, 33]
export const WATER = [13, 52, 74]
export const LIT = [222, 242, 247]

const ground = seabed({ seed: 41, width: WIDTH, height: HEIGHT, hills: 12, swell: 500 })
const shifting = seabed({ seed: 12, width: WIDTH, height: HEIGHT, hills: 6, swell: 470 })
const light = seabed({ seed: 77, width: WIDTH, height: HEIGHT, hills: 0, swell: 900 })

/** Height and light over the picture, in pixels, at a place in the loop: 0 to 2π. */
export function groundAt(turn: number) {
  const east = DRIFT * Math.cos(turn)
  const south = DRIFT * Math.sin(turn)
  return {
    height: (x: number, y: number) => 0.8 * ground(x + east, y + south * 0.6) + 0.35 * shifting(x - south, y + east),
    light: (x: number, y: number) => light(x - 3 * south, y + 2 * east),
  }
}

/** The place of a height among the lines: whole numbers are lines. */
export function lineOf(height: number): number {
  return ((height + 1.6) / 3.2) * LINES
}

/** How strongly the light reaches a place, 0 to 1. */
export function beamOf(light: number): number {
  return smooth(-0.6, 0.35, light)
}

/** 0 to 1. `facing` is 1 where the slope faces the light and -1 where it turns away. A line is the brighter the higher its ground. */
export function brightness(height: number, beam: number, facing: number): number {
  return (0.2 + 0.8 * smooth(-0.45, 0.6, height)) * (0.3 + 0.7 * beam) * (0.65 + 0.35 * smooth(-0.8, 0.9, facing))
}

/** `facing` of a slope. */
export function facingOf(slopeX: number, slopeY: number): number {
  return (slopeX * 0.8 - slopeY * 0.6) / (Math.hypot(slopeX, slopeY) + 1e-6)
}

export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
