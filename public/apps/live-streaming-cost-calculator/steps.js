'use strict'

/** The parts of the calculator: all of them open where there is room, else one at a time, so that it fits its frame. */
const steps = (() => {
  const wide = matchMedia('(min-width: 60rem)')
  const all = /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll('.step')])

  function resize() {
    for (const step of all) step.name = wide.matches ? '' : 'step'
    for (const [index, step] of all.entries()) step.open = wide.matches || index === 0
  }

  /** @param {Element} part what is to be seen, or anything within it */
  function show(part) {
    const step = part.closest('details') ?? part.querySelector('details')
    if (step !== null) step.open = true
  }

  wide.addEventListener('change', resize)
  resize()
  return { show }
})()
