import { useState } from 'react';
import {
  partsOf,
  printSearch,
  withPart,
  withPartTurned,
  withoutPart,
  type SearchNode,
} from '@muster/contracts';
import { Button, IconPlus, IconX, UnstyledButton } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { AddClause } from './add-clause.tsx';
import classes from './query-parts.module.css';

interface QueryPartsProps {
  tree: SearchNode | null;
  /** The query after a click, to be searched for. */
  onChange: (text: string) => void;
}

/** The query clause by clause, as it is typed: each is turned round, taken away, or added. */
export function QueryParts({ tree, onChange }: QueryPartsProps) {
  const t = useMessages();
  const [adding, setAdding] = useState(false);
  return (
    <div>
      <ul className={classes.parts} aria-label={t('search.parts.label')}>
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
            {t('search.parts.add')}
          </Button>
        </li>
      </ul>
      {adding && (
        <AddClause
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
  const t = useMessages();
  const isNot = part.kind === 'not';
  const clause = printSearch(isNot ? part.part : part);
  return (
    <li className={classes.part} data-not={isNot || undefined}>
      <UnstyledButton
        className={classes.turn}
        aria-pressed={isNot}
        aria-label={t('search.parts.turn', { clause })}
        onClick={onTurn}
      >
        {isNot && <span className={classes.not}>{t('search.parts.not')}</span>}
        <span>{clause}</span>
      </UnstyledButton>
      <UnstyledButton
        className={classes.remove}
        aria-label={t('search.parts.remove', { clause })}
        onClick={onRemove}
      >
        <IconX size={13} aria-hidden />
      </UnstyledButton>
    </li>
  );
}
