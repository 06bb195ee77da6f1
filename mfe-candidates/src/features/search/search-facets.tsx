import { useState } from 'react';
import {
  clauseOf,
  languageLevels,
  openToOptions,
  valuesAsked,
  vettingStates,
  withClause,
  withValueToggled,
  type Facet,
  type SearchNode,
} from '@muster/contracts';
import { usePeopleSearchMessages } from '@muster/blocks';
import { Button, UnstyledButton, countryName, formatNumber, stateLabel } from '@muster/ui';
import { noticeText } from '../../shared/notice-text.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import classes from './search-facets.module.css';

interface SearchFacetsProps {
  facets: readonly Facet[];
  tree: SearchNode | null;
  onChange: (text: string) => void;
}

/** Common values of the results, with counts; a click adds or removes the condition. */
export function SearchFacets({ facets, tree, onChange }: SearchFacetsProps) {
  const t = useMessages();
  const words = usePeopleSearchMessages();
  const [shown, setShown] = useState(false);
  return (
    <aside className={classes.facets} aria-label={t('search.facets.label')}>
      <Button
        className={classes.toggle}
        variant="default"
        size="sm"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'search.facets.hide' : 'search.facets.show')}
      </Button>
      <div className={classes.groups} data-shown={shown || undefined}>
        {facets.map(({ field, values }) => (
          <section key={field} className={classes.group}>
            <h2 className={classes.heading}>{words(`field.${field}`)}</h2>
            <ul className={classes.values}>
              {values.map((value) => (
                <li key={value.value}>
                  <UnstyledButton
                    className={classes.value}
                    aria-pressed={isAsked(tree, field, value.value)}
                    onClick={() => onChange(toggled(tree, field, value.value))}
                  >
                    <span className={classes.label}>{labelOf(field, value, t)}</span>
                    <span className={classes.count}>{formatNumber(value.count)}</span>
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </aside>
  );
}

function labelOf(
  field: Facet['field'],
  { value, label }: Facet['values'][number],
  t: Translate,
): string {
  const level = languageLevels.find((one) => one === value);
  switch (field) {
    case 'country':
      return countryName(value);
    case 'english':
      return level ? t('search.facets.atLeast', { level: t(`enum.english.${level}`) }) : value;
    case 'notice':
      return value === '0'
        ? t('search.facets.now')
        : t('search.facets.upTo', { notice: noticeText(Number(value), t) });
    case 'vetting': {
      const state = vettingStates.find((one) => one === value);
      return state ? stateLabel('vetting', state) : value;
    }
    case 'open': {
      const option = openToOptions.find((one) => one === value);
      return option ? t(`enum.openTo.${option}`) : value;
    }
    default:
      return label;
  }
}

function isAsked(tree: SearchNode | null, field: Facet['field'], value: string): boolean {
  const clause = clauseOf(tree, field);
  if (clause?.field === 'english') return clause.atLeast === value;
  if (clause?.field === 'notice') return String(clause.atMost) === value;
  return field !== 'english' && field !== 'notice' && asked(tree, field).includes(same(value));
}

const same = (text: string): string => text.toLowerCase();
const asked = (tree: SearchNode | null, field: Exclude<Facet['field'], 'english' | 'notice'>) =>
  valuesAsked(tree, field).map(same);

function toggled(tree: SearchNode | null, field: Facet['field'], value: string): string {
  if (field === 'english') {
    const atLeast = languageLevels.find((level) => level === value);
    const off = !atLeast || isAsked(tree, field, value);
    return withClause(tree, field, off ? null : { field, atLeast });
  }
  if (field === 'notice')
    return withClause(
      tree,
      field,
      isAsked(tree, field, value) ? null : { field, atMost: Number(value) },
    );
  // Keeps the typed spelling, if there is one.
  const typed = valuesAsked(tree, field).find((one) => same(one) === same(value));
  return withValueToggled(tree, field, typed ?? value);
}
