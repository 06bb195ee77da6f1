import { useState } from 'react';
import {
  partsOf,
  printSearch,
  withPart,
  withPartTurned,
  withoutPart,
  type SearchField,
  type SearchNode,
} from '@muster/contracts';
import { Button, IconPlus, IconX, ListFocus, UnstyledButton } from '@muster/ui';
import { usePeopleSearchMessages } from './messages.ts';
import { AddClause } from './add-clause.tsx';
import type { ClauseLookups } from './clause-inputs.tsx';
import classes from './query-parts.module.css';

export interface QueryPartsProps extends ClauseLookups {
  tree: SearchNode | null;
  /** Fields that cannot be searched here. */
  closed: readonly SearchField[];
  /** Whether it is inside a form, which must not be submitted when a clause is added. */
  inForm?: boolean;
  /** Receives the query after a click, to be searched. */
  onChange: (text: string) => void;
}

/** The query clause by clause; each can be negated, removed or added. */
export function QueryParts({
  tree,
  closed,
  inForm = false,
  onChange,
  ...lookups
}: QueryPartsProps) {
  const t = usePeopleSearchMessages();
  const [adding, setAdding] = useState(false);
  return (
    <div>
      <ListFocus>
        <ul className={classes.parts} aria-label={t('parts.label')}>
          {partsOf(tree).map((part, i) => (
            <Part
              key={`${i}:${printSearch(part)}`}
              part={part}
              onTurn={() => onChange(withPartTurned(tree, i))}
              onRemove={() => onChange(withoutPart(tree, i))}
            />
          ))}
          <li>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus size={14} />}
              aria-expanded={adding}
              onClick={() => setAdding(!adding)}
            >
              {t('parts.add')}
            </Button>
          </li>
        </ul>
      </ListFocus>
      {adding && (
        <AddClause
          {...lookups}
          closed={closed}
          inForm={inForm}
          onAdd={(part) => {
            setAdding(false);
            onChange(withPart(tree, part));
          }}
          onCancel={() => setAdding(false)}
        />
      )}
    </div>
  );
}

interface PartProps {
  part: SearchNode;
  onTurn: () => void;
  onRemove: () => void;
}

function Part({ part, onTurn, onRemove }: PartProps) {
  const t = usePeopleSearchMessages();
  const isNot = part.kind === 'not';
  const clause = printSearch(isNot ? part.part : part);
  return (
    <li className={classes.part} data-not={isNot || undefined}>
      <UnstyledButton
        className={classes.turn}
        aria-pressed={isNot}
        aria-label={t('parts.turn', { clause })}
        onClick={onTurn}
      >
        {isNot && <span className={classes.not}>{t('parts.not')}</span>}
        <span>{clause}</span>
      </UnstyledButton>
      <UnstyledButton
        className={classes.remove}
        aria-label={t('parts.remove', { clause })}
        onClick={onRemove}
      >
        <IconX size={13} aria-hidden />
      </UnstyledButton>
    </li>
  );
}
