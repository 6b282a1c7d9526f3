import lintel from '@lintel/engine/render/config.ts'

/** The engine's settings of Vike; what this site sets besides goes behind them. */
export default { ...lintel }
