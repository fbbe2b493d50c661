// Longer than other files: the places of every label of the basin's drawing, at each of its widths.

import type { Point } from '../../../chart/curve.ts'
import { pointsOf } from '../../../chart/points.ts'

/**
 * A place of a label, in pixels of the drawing: its upper left corner. At its `end` x is its right edge, at its `foot` y
 * is its lower one.
 */
export interface Place {
  x: number
  y: number
  end?: boolean
  foot?: boolean
}

/** A gauge's pole stands with its foot in the river. */
interface Gauge {
  pole: { x: number; top: number; bottom: number }
  label: Place
}

/** One drawing of the basin: lines run downstream, and places are in pixels from its upper left corner. */
export interface BasinLayout {
  width: number
  height: number
  /** How far the ground goes on above the drawing, and ground and sea to its right, where a window shows more. */
  above: number
  beyond: number
  /** Isolines of the land, and the heights of its tints (0 to 1). The narrow drawing stands in the page: fewer bytes. */
  levels: number
  tints: number[]
  /** The largest source down to the confluence, and the river from there to its mouth. */
  river: { source: Point[]; stem: Point[] }
  /** The other sources, largest first. */
  streams: [Point[], Point[], Point[]]
  /** Short nameless brooks: they show which way the water comes. */
  brooks: Point[][]
  leaving: [Point[], Point[], Point[]]
  joining: Point[]
  back: Point[]
  /** Shores of the sea, shallow to deep. */
  shores: Point[][]
  mouth: Point
  labels: {
    sources: [Place, Place, Place, Place]
    first: Gauge
    leaving: [Place, Place, Place]
    joining: Place
    second: Gauge
    back: Place
    agreed: Place
    mark: Place
  }
}

/** From 640 px. From 1024 px the words of the page stand in its upper left, which a tablet leaves out. */
export const wide: BasinLayout = {
  width: 1440,
  height: 1110,
  above: 200,
  beyond: 560,
  levels: 15,
  tints: [0.42, 0.5, 0.59, 0.7, 0.82],
  river: {
    source: pointsOf('1197 127, 1152 180, 1174 238, 1150 290, 1105 335, 1080 398, 1035 448, 1000 512, 968 572'),
    stem: pointsOf(
      '968 572, 920 625, 825 667, 700 692, 550 718, 420 762, 374 815, 420 876, 520 906, 680 873, 800 857, 872 871, 960 908, 1118 951, 1150 958',
    ),
  },
  streams: [
    pointsOf('1425 260, 1346 298, 1326 356, 1290 383, 1235 397, 1180 450, 1100 467, 1022 504, 985 552'),
    pointsOf('828 155, 872 222, 858 290, 925 340, 945 415, 998 500, 985 552'),
    pointsOf('1388 558, 1305 541, 1230 571, 1150 546, 1066 560, 975 545'),
  ],
  brooks: [
    pointsOf('1163 97, 1178 112, 1181 137'),
    pointsOf('1137 205, 1150 206, 1164 219'),
    pointsOf('1193 306, 1178 290, 1150 287'),
    pointsOf('1060 308, 1084 312, 1097 329'),
    pointsOf('1404 210, 1408 240, 1400 268'),
    pointsOf('1404 298, 1368 298, 1340 303'),
    pointsOf('1305 298, 1320 318, 1327 348'),
    pointsOf('1197 365, 1214 382, 1218 403'),
    pointsOf('1300 427, 1298 405, 1282 388'),
    pointsOf('781 186, 805 164, 836 163'),
    pointsOf('909 257, 886 253, 866 257'),
    pointsOf('1406 513, 1400 540, 1376 555'),
  ],
  leaving: [
    pointsOf('794 680, 794 725, 824 752, 813 782'),
    pointsOf('655 702, 655 740, 629 768, 638 795'),
    pointsOf('489 738, 490 772, 459 784, 466 808'),
  ],
  joining: pointsOf('84 880, 148 898, 212 877, 290 902, 396 872'),
  back: pointsOf('803 860, 807 905, 776 950, 785 987'),
  shores: [
    pointsOf(
      '2000 668, 1700 700, 1440 729, 1318 755, 1237 790, 1176 842, 1112 888, 1086 934, 1084 985, 1084 1020, 1060 1066, 1036 1110',
    ),
    pointsOf('2000 724, 1700 752, 1440 790, 1318 819, 1216 866, 1156 936, 1168 1015, 1171 1110'),
    pointsOf('2000 786, 1700 810, 1440 851, 1328 885, 1247 938, 1235 1010, 1245 1110'),
    pointsOf('2000 850, 1700 872, 1440 915, 1372 948, 1325 1010, 1321 1110'),
  ],
  mouth: [1118, 951],
  labels: {
    sources: [
      { x: 1222, y: 155 },
      { x: 1368, y: 430, end: true },
      { x: 926, y: 246 },
      { x: 1368, y: 584, end: true },
    ],
    first: { pole: { x: 931, top: 518, bottom: 614 }, label: { x: 915, y: 510, end: true } },
    leaving: [
      { x: 838, y: 748 },
      { x: 658, y: 748 },
      { x: 510, y: 772 },
    ],
    joining: { x: 84, y: 872, foot: true },
    second: { pole: { x: 677, top: 888, bottom: 984 }, label: { x: 660, y: 940, end: true } },
    back: { x: 804, y: 948 },
    agreed: { x: 1368, y: 906, end: true },
    mark: { x: 1368, y: 1008, end: true },
  },
}

/** Below 640 px: a drawing of its own, in which the river runs down. */
export const narrow: BasinLayout = {
  width: 390,
  height: 840,
  above: 0,
  beyond: 0,
  levels: 12,
  tints: [0.46, 0.6, 0.76],
  river: {
    source: pointsOf('150 0, 166 43, 141 88, 144 116, 168 154, 189 205, 204 258'),
    stem: pointsOf(
      '204 258, 191 298, 156 325, 94 358, 74 400, 94 442, 141 465, 206 473, 253 494, 274 535, 253 580, 194 616, 160 650, 172 700, 222 752, 262 784',
    ),
  },
  streams: [
    pointsOf('305 0, 276 58, 287 94, 252 135, 219 187, 207 245'),
    pointsOf('-6 150, 53 168, 100 163, 147 196, 202 222'),
    pointsOf('396 197, 350 213, 300 202, 253 221, 205 224'),
  ],
  brooks: [
    pointsOf('127 9, 140 6, 152 10'),
    pointsOf('196 78, 178 75, 158 77'),
    pointsOf('295 0, 299 6, 298 14'),
    pointsOf('313 63, 300 70, 286 82'),
    pointsOf('384 158, 392 180, 384 199'),
  ],
  leaving: [
    pointsOf('104 350, 62 340, 44 356'),
    pointsOf('130 462, 92 484, 84 510'),
    pointsOf('238 486, 294 472, 326 484'),
  ],
  joining: pointsOf('396 560, 353 567, 318 550, 270 558'),
  back: pointsOf('166 656, 112 668, 90 696'),
  shores: [
    pointsOf('0 774, 59 770, 147 756, 235 748, 300 746, 348 743, 390 738'),
    pointsOf('0 800, 118 796, 235 774, 324 764, 390 754'),
    pointsOf('0 822, 118 816, 235 796, 324 784, 390 774'),
  ],
  mouth: [222, 752],
  labels: {
    sources: [
      { x: 20, y: 60 },
      { x: 370, y: 125, end: true },
      { x: 20, y: 206 },
      { x: 370, y: 226, end: true },
    ],
    first: { pole: { x: 206, top: 243, bottom: 316 }, label: { x: 230, y: 286 } },
    leaving: [
      { x: 20, y: 260 },
      { x: 20, y: 522 },
      { x: 370, y: 412, end: true },
    ],
    joining: { x: 370, y: 568, end: true },
    second: { pole: { x: 206, top: 595, bottom: 668 }, label: { x: 230, y: 666 } },
    back: { x: 20, y: 694 },
    agreed: { x: 370, y: 766, end: true },
    mark: { x: 20, y: 792 },
  },
}
