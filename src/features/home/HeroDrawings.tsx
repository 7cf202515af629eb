import classes from './Hero.module.css'

const steel = 'url(#hero-steel)'

/** Gradient of round steel that is lit from above. */
function Steel() {
  return (
    <defs>
      <linearGradient id="hero-steel" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={classes.edge} />
        <stop offset="0.35" className={classes.shine} />
        <stop offset="1" className={classes.edge} />
      </linearGradient>
    </defs>
  )
}

/** A stepped shaft with two of its dimensions. */
export function ShaftDrawing() {
  return (
    <svg viewBox="0 0 420 150" className={classes.drawing} aria-hidden="true">
      <Steel />
      <g fill={steel} className={classes.outline}>
        <path d="M20 52h80v44H20zM100 30h130v88H100zM230 46h90v56h-90zM320 58h60v32h-60z" />
      </g>
      <path d="M4 74h394" className={classes.axis} />
      <g className={classes.dimension}>
        <path d="M20 140h360M20 134v12M380 134v12M100 22v-10M230 22v-10M100 16h130" />
        <text x="165" y="10">
          φ680
        </text>
        <text x="200" y="134">
          4820
        </text>
      </g>
    </svg>
  )
}

/** A bar cut into three pieces and a rest. */
export function CutDrawing() {
  return (
    <svg viewBox="0 0 420 150" className={classes.drawing} aria-hidden="true">
      <Steel />
      <g fill={steel} className={classes.outline}>
        <path d="M20 46h92v56H20zM118 46h92v56h-92zM216 46h92v56h-92z" />
      </g>
      <path d="M314 46h66v56h-66z" className={classes.rest} />
      <path d="M4 74h394" className={classes.axis} />
      <g className={classes.dimension}>
        <path d="M115 34v80M213 34v80M311 34v80" strokeDasharray="4 3" />
        <path d="M20 132h92M20 126v12M112 126v12M118 132h92M118 126v12M210 126v12M216 132h92M216 126v12M308 126v12" />
        <text x="66" y="125">
          1250
        </text>
        <text x="164" y="125">
          1250
        </text>
        <text x="262" y="125">
          1250
        </text>
        <text x="200" y="22">
          φ320
        </text>
      </g>
    </svg>
  )
}

/** The price of a group buy falling in steps as its tonnes grow. */
export function StepsDrawing() {
  return (
    <svg viewBox="0 0 420 150" className={classes.drawing} aria-hidden="true">
      <Steel />
      <g fill={steel} className={classes.outline}>
        <path d="M30 112h70v14H30zM120 92h70v34h-70zM210 66h70v60h-70zM300 34h70v92h-70z" />
      </g>
      <g className={classes.dimension}>
        <path d="M30 18h80v14h90v14h90v14h80M370 60l-8-5M370 60l-8 5" />
        <path d="M14 132h384" className={classes.axis} />
        <text x="65" y="10">
          ¥/t
        </text>
        <text x="65" y="148">
          100 t
        </text>
        <text x="155" y="148">
          200 t
        </text>
        <text x="245" y="148">
          400 t
        </text>
        <text x="335" y="148">
          600 t
        </text>
      </g>
    </svg>
  )
}
