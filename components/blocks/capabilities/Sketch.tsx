import { Drawing, type Ink, Path } from '@lintel/kit/drawings/parts.tsx'
import { circle, rectangle } from '@lintel/kit/drawings/paths.ts'
import { person } from '#components/drawings/caseStudies/symbols.ts'
import type { Capabilities } from './schema.ts'

type SketchId = NonNullable<Capabilities['entries'][number]['sketch']>

/** In ink, dashed where it is not or no more, and in the accent what it is about. */
type Lines = Partial<Record<Extract<Ink, 'outline' | 'hidden' | 'accent'>, string>>

const boxes = (size: number, ...corners: [x: number, y: number][]) =>
  corners.map(([x, y]) => rectangle(x, y, size, size)).join('')

const sketches: Record<SketchId, Lines> = {
  // A line of one sheet rests on a line of another.
  sources: {
    outline:
      'M1 2h58v76h-58zM11 16h38M11 28h38M11 54h38M11 66h24M141 2h58v76h-58zM151 16h38M151 42h38M151 54h38M151 66h20',
    accent: 'M11 41H100V28H189',
  },
  // Of three ways, one passes, one waits, one is barred.
  gates: {
    outline: `${circle(12, 40, 11)}M23 40H60V13H194M60 40V67H139M139 1v7M139 18v7M139 28v7M139 45v7M139 55v24${boxes(22, [194, 2], [194, 29], [194, 56])}`,
    hidden: 'M141 67H194',
    accent: 'M23 40H194',
  },
  // Two kinds of points, and the line that tells them apart.
  division: {
    outline:
      [
        [9, 36],
        [26, 62],
        [30, 26],
        [47, 46],
        [58, 68],
        [62, 28],
        [80, 56],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4))
        .join('') + boxes(8, [128, 52], [140, 16], [152, 66], [160, 36], [178, 10], [184, 56], [206, 30]),
    accent: 'M92 79C96 48 112 40 116 1',
  },
  // A beam over two blocks.
  span: {
    outline:
      'M1 34h56v44h-56zM1 49h56M1 64h56M29 34v15M15 49v15M43 49v15M29 64v14M143 34h56v44h-56zM143 49h56M143 64h56M171 34v15M157 49v15M185 49v15M171 64v14',
    accent: 'M1 20h198v14h-198z',
  },
  // Stations of which one is repeated.
  stations: {
    outline: 'M1 34h48v30h-48zM86 34h48v30h-48zM171 34h48v30h-48z',
    hidden: 'M110 34V14H67V49',
    accent: 'M49 49h37l-7-4m7 4l-7 4M134 49h37l-7-4m7 4l-7 4',
  },
  // Two fields of a sheet become records.
  fields: {
    outline:
      'M1 2h82v76h-82zM11 16h20M11 32h62M11 42h62M51 60h22M11 68h40M145 8h74v16h-74zM145 52h74v16h-74z',
    accent: 'M39 9h34v14h-34zM11 51h32v13h-32zM73 16H145M43 57H145',
  },
  // Two posts under one beam.
  lintel: {
    outline: 'M1 78H219M22 26h16v52M22 26v52M182 26h16v52M182 26v52',
    accent: 'M1 10h218v16h-218z',
  },
  // A case leaves the line for a person.
  exception: {
    outline: `M1 18H219l-7-4m7 4l-7 4M30 11v14M190 11v14${person(196, 64)}`,
    accent: 'M64 18C100 18 90 62 126 62H174l-7-4m7 4l-7 4',
  },
  // A plan whose bays stand in order.
  plan: {
    outline: 'M1 2h218v76h-218zM55 2v76M110 2v76M164 2v76M1 40h109',
    accent: 'M28 21H83V59H137V40H192l-7-4m7 4l-7 4',
  },
  // Of three steps, one is struck out.
  struck: {
    outline: 'M1 12h52v56h-52zM166 12h52v56h-52z',
    hidden: 'M84 12h52v56h-52zM76 76L144 4',
    accent: 'M53 40H166l-7-4m7 4l-7 4',
  },
  // Two ends that were apart are joined.
  joint: {
    outline: `M1 24h72v32h-72zM147 24h72v32h-72zM1 78H219M20 56v22M54 56v22M166 56v22M200 56v22${circle(73, 40, 4)}${circle(147, 40, 4)}`,
    accent: 'M73 40h74',
  },
  // A block is on its way from one ground to a higher one.
  raised: {
    outline: 'M1 78H110M130 38H219',
    hidden: 'M30 44h34v34h-34z',
    accent: 'M156 4h34v34h-34zM47 36C47 14 90 20 142 20l-7-4m7 4l-7 4',
  },
}

/** What a capability does, without words. */
export function Sketch({ id }: { id: SketchId }) {
  return (
    <Drawing width={220} height={80} className="max-w-full max-md:hidden print:hidden">
      {Object.entries(sketches[id]).map(([ink, d]) => (
        <Path key={ink} ink={ink as Ink} d={d} />
      ))}
    </Drawing>
  )
}
