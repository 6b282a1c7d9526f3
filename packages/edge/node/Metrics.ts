/** Counts responses in the Prometheus text format, without addresses or anything else about visitors. */
export class Metrics {
  private readonly responses = new Map<string, number>()
  private seconds = 0

  /**
   * @param part the part of the site that responded: `page`, the pattern of a function's route, or `nothing`
   * @param duration in ms
   */
  count(part: string, status: number, duration: number) {
    const labels = `part="${part}",status="${status}"`
    this.responses.set(labels, (this.responses.get(labels) ?? 0) + 1)
    this.seconds += duration / 1000
  }

  text(): string {
    const total = [...this.responses.values()].reduce((sum, count) => sum + count, 0)
    return [
      '# TYPE lintel_responses_total counter',
      ...[...this.responses].map(([labels, count]) => `lintel_responses_total{${labels}} ${count}`),
      '# TYPE lintel_response_seconds summary',
      `lintel_response_seconds_sum ${this.seconds}`,
      `lintel_response_seconds_count ${total}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '',
    ].join('\n')
  }
}
