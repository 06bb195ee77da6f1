import { printClause, textClauseOf, type SearchField } from '@muster/contracts';

/** Input for a clause; the field decides which value counts. */
export interface ClauseValues {
  /** A name or value. */
  value?: string | null;
  /** The minimum or maximum. */
  number?: number | null;
  /** A level, a currency, "before" or "within". */
  choice?: string | null;
  /** The id of a record that was looked up. */
  recordId?: string | null;
}

const quoted = (name: string): string => `"${name.replace(/"/g, ' ')}"`;

/** Returns the clause as typed text; null while a value is missing. */
export function clauseText(field: SearchField | 'text', values: ClauseValues): string | null {
  const { value, number, choice } = values;
  const count = number ?? null;
  switch (field) {
    case 'text':
      return value?.trim() ? printClause(textClauseOf(value)) : null;
    case 'skill':
      return value ? `skill:${quoted(value)}${choice ? `>=${choice}` : ''}` : null;
    case 'years':
      return count === null ? null : `years${value ? `:${quoted(value)}` : ''}>=${count}`;
    case 'english':
      return choice ? `english>=${choice}` : null;
    case 'overlap':
      return value && count !== null ? `overlap:${value}>=${count}` : null;
    case 'rate':
      return count === null ? null : `rate<=${count} ${choice ?? 'USD'}/h`;
    case 'notice':
      return count === null ? null : `notice<=${count}`;
    case 'available':
      return value ? `available<=${value}` : null;
    case 'contacted':
      return count === null ? null : `contacted${choice === 'within' ? '<' : '>'}${count}d`;
    case 'country':
    case 'open':
    case 'vetting':
    case 'status':
    case 'role':
    case 'seniority':
      return choice ? `${field}:${choice}` : null;
    case 'pool':
    case 'not-on':
      return value?.trim() ? `${field}:${quoted(value.trim())}` : null;
  }
}
