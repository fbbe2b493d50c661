import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs ffmpeg to its end. @throws when it fails. */
export async function ffmpeg(args: readonly string[]): Promise<void> {
  await ended(spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['ignore', 'inherit', 'inherit'] }))
}

interface Frames {
  /** Pixels. */
  width: number
  height: number
  framesPerSecond: number
  /** Of a pixel, as ffmpeg names it. The pixels of all frames come one after another. */
  format: string
}

/** Keeps frames as a lossless file to encode from. */
export async function keepFrames(
  file: string,
  { width, height, framesPerSecond, format }: Frames,
  frames: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<void> {
  const source = argumentsOf(`-f rawvideo -pix_fmt ${format} -s ${width}x${height} -r ${framesPerSecond} -i -`)
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...source, '-c:v', 'ffv1', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  for await (const frame of frames) {
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  await ended(encoder)
}

async function ended(encoder: ChildProcess): Promise<void> {
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

/** AV1 in ten bits: eight bits show steps in dark gradients. One keyframe, because nobody seeks in a loop. */
export function av1(quality: number): string[] {
  return argumentsOf(`-c:v libsvtav1 -preset 4 -crf ${quality} -g 600 -pix_fmt yuv420p10le -svtav1-params tune=0 -an`)
}

export function h264(quality: number): string[] {
  return argumentsOf(
    `-c:v libx264 -preset slower -crf ${quality} -g 600 -pix_fmt yuv420p -tune animation -movflags +faststart -an`,
  )
}

/** Browsers assume this for untagged video, ffmpeg does not: without it the ink shifts against the page's. `size` as ffmpeg's scale takes it. */
export function pageColours(size = ''): string[] {
  const scale = ['scale', [size, 'out_color_matrix=bt709', 'out_range=tv'].filter(Boolean).join(':')].join('=')
  const tags = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
  return argumentsOf(`-vf ${scale} ${tags}`)
}

/** Arguments as a command line has them; none of them holds a space. */
function argumentsOf(line: string): string[] {
  return line.split(' ')
}
