import { type SQL, sql } from "drizzle-orm";

/** What a query of things that wait selects of each; what is left out is null. */
interface Selected {
  /** Its id in its own table. */
  subject: SQL;
  since: SQL;
  due: SQL;
  /** The company it is about, whose own people may not decide it. */
  installerId?: SQL;
  /** The customer, or whoever else it is about. */
  person?: SQL;
  /** What tells one from another of its kind, in the words of its table. */
  code?: SQL;
  pence?: SQL;
  /** The id in the address of the page where it is decided. */
  link?: SQL;
  /** Who may not decide it, as they asked for it. */
  askedBy?: SQL;
}

const NOBODY = sql`null::text`;

export function select(chosen: Selected, from: SQL): SQL {
  const { subject, since, due, installerId, person, code, pence, link, askedBy } = chosen;
  return sql`select ${subject}::text as subject, ${since} as since, ${due} as due,
      ${installerId ?? NOBODY} as installer_id, ${person ?? NOBODY} as person, ${code ?? NOBODY} as code,
      ${pence ?? sql`null::int`} as pence, ${link ?? subject}::text as link, ${askedBy ?? NOBODY} as asked_by
    from ${from}`;
}

/** So many calendar days later at the same time of a London clock, whichever side of a clock change that is. */
export function daysLater(since: SQL, days: number): SQL {
  return sql`((${since} at time zone 'Europe/London' + make_interval(days => ${days}::int)) at time zone 'Europe/London')`;
}

export type Deadline = (since: SQL) => SQL;
