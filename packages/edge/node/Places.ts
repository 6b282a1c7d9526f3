interface Network<Place> {
  places: Set<Place>
  /** Networks within it, the one whose last turn lies furthest back first. */
  parts: Map<string, Network<Place>>
}

/** From the widest network to the narrowest. Those whose address is not known count as one network. */
const inward = (networks: readonly string[]) => (networks.length > 0 ? networks.toReversed() : [''])

/**
 * Places of a limited number, by the networks that hold them: an IPv4 address, or the narrower within the wider
 * networks of an IPv6 address. So nobody holds more by having many addresses.
 */
export class Places<Place> {
  private readonly whole: Network<Place> = { places: new Set(), parts: new Map() }

  get size(): number {
    return this.whole.places.size
  }

  /** @param networks as `networksOf` returns them, narrowest first */
  add(networks: readonly string[], place: Place) {
    let network = this.whole
    network.places.add(place)
    for (const name of inward(networks)) {
      const part = network.parts.get(name) ?? { places: new Set(), parts: new Map() }
      network.parts.set(name, part)
      part.places.add(place)
      network = part
    }
  }

  delete(networks: readonly string[], place: Place) {
    let network = this.whole
    network.places.delete(place)
    for (const name of inward(networks)) {
      const part = network.parts.get(name)
      if (!part?.places.delete(place)) return
      if (part.places.size === 0) network.parts.delete(name)
      network = part
    }
  }

  /**
   * Returns the places of the network that holds the most, or of all that hold as many.
   * @param fair how many any network may hold: those that hold no more count as equal
   */
  ofLargest(fair = 0): Set<Place> {
    let networks = [this.whole]
    while (networks.some(({ parts }) => parts.size > 0)) {
      const parts = networks.flatMap((each) => (each.parts.size > 0 ? [...each.parts.values()] : [each]))
      let most = 0
      for (const { places } of parts) most = Math.max(most, places.size)
      if (most <= fair) break
      networks = parts.filter(({ places }) => places.size === most)
    }
    return networks.length === 1 && networks[0]
      ? networks[0].places
      : new Set(networks.flatMap(({ places }) => [...places]))
  }

  /** Returns the place whose turn it is: of each network, those within it take turns. */
  next(): Place | undefined {
    let network = this.whole
    while (network.parts.size > 0) {
      const [part] = network.parts.values()
      if (!part) break
      network = part
    }
    const [first] = network.places
    return first
  }

  /** Puts these networks behind the others, after their turn. */
  endTurn(networks: readonly string[]) {
    let network = this.whole
    for (const name of inward(networks)) {
      const part = network.parts.get(name)
      if (!part) return
      network.parts.delete(name)
      network.parts.set(name, part)
      network = part
    }
  }
}
