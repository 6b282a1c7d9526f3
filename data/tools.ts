/** The drawings that tools can have; two tools may share one. */
export type ThumbnailId = 'streaming-cost'

export type ToolIcon = 'broadcast'

export interface Tool {
  /** The last part of the page's address: /tools/{id}. */
  id: string
  title: string
  /** For cards. */
  description: string
  thumbnail: ThumbnailId
  /** Where the tool itself runs. */
  url: string
  category: string
  icon: ToolIcon
  tags: string[]
  detailedDescription: string
  features: string[]
}

export const tools: Tool[] = [
  {
    id: 'live-streaming-cost-calculator',
    title: 'Live Streaming Cost Calculator',
    description:
      'Estimate what a live stream costs to encode, store and deliver, from your audience, your bitrate ladder and your prices.',
    thumbnail: 'streaming-cost',
    url: '/apps/live-streaming-cost-calculator',
    category: 'Streaming',
    icon: 'broadcast',
    tags: ['streaming', 'video', 'CDN', 'cost estimation'],
    detailedDescription:
      'Enter viewers, hours, bitrate ladder, encoding, storage, price per GB of CDN traffic and regions. The calculator shows how the total is made up. Each assumption is visible and can be replaced with the terms of your own contracts. The result is an estimate, not a quote.',
    features: [
      'Encoding, storage and delivery as separate amounts, in figures and in a chart',
      'A bitrate ladder that you set to the renditions you stream',
      'Delivery by region, at your CDN price per GB',
      'Every assumption shown, and every one editable',
      'A scenario passed on as a link, printed or downloaded as CSV',
      'Calculated in your browser: what you enter is sent nowhere',
    ],
  },
]
