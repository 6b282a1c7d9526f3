/** What the blog writes about, for places that say so without listing posts. */
export const blogTopics = [
  'AI strategy and adoption',
  'AI architecture, retrieval and agents',
  'Reliable AI systems in production',
  'Data pipelines',
  'Process automation',
  'Working with consultants',
]
