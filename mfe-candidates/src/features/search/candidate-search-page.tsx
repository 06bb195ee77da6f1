import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  candidatesRoutes,
  href,
  limits,
  parseSearch,
  peopleSearchSorts,
  searchExamples,
  type PeopleSearchResult,
} from '@muster/contracts';
import { QueryField, QueryParts, closedFieldsFor } from '@muster/blocks';
import { QueryView, useActor, useCan, useFollow, useSelectionOf } from '@muster/kit';
import {
  Button,
  EmptyState,
  IconBell,
  IconUserSearch,
  NoticeBar,
  PageHeader,
  PageSkeleton,
  SelectField,
  formatCount,
  noteListSeen,
} from '@muster/ui';
import { api } from '../../api.ts';
import { candidateSelection, selectCandidates } from '../../shared/candidate-selection.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { usePoolOptions } from '../../shared/use-pool-options.ts';
import { useSkillOptions } from '../../shared/use-skill-options.ts';
import classes from './candidate-search-page.module.css';
import { CompareDrawer } from './compare-drawer.tsx';
import { FoundPersonRow } from './found-person.tsx';
import { SearchFacets } from './search-facets.tsx';
import { Pages, SelectPage } from './search-pages.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { nobodyYet, useSearchAddress, type SearchAddress } from './use-search-address.ts';
import { SavedSearchesDrawer } from './saved/saved-searches-drawer.tsx';
import { useSavedSearchMessages } from './saved/messages.ts';
import { WhyNotDrawer } from './why-not/why-not-drawer.tsx';

/** Candidate search by one line: typed or clicked, with reasons for each match. */
export function CandidateSearchPage() {
  const t = useMessages();
  const saved = useSavedSearchMessages();
  const can = useCan();
  const searchSkills = useSkillOptions();
  const searchPools = usePoolOptions();
  const address = useSearchAddress();
  const { q, sort, page } = address;
  const [draft, setDraft] = useDraft(q);
  const typed = parseSearch(draft);
  const asked = parseSearch(q);
  const query = api.usePeopleSearchFindQuery(
    { query: { q, sort, page } },
    { skip: q === '' || asked.problems.length > 0 },
  );
  const told = draft === q ? (query.currentData?.problems ?? []) : [];
  const problems = typed.problems.length > 0 ? typed.problems : told;
  useOwnSelection(q);

  function search(text: string) {
    setDraft(text);
    if (parseSearch(text).problems.length === 0) address.ask(text.trim());
  }

  const found = query.currentData;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('search.title')}
        count={
          found && found.problems.length === 0
            ? t('search.found', {
                count: found.page.total,
                total: formatCount(found.page.total, { capped: found.page.totalIsCapped }),
              })
            : undefined
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconBell size={16} />}
            onClick={() => address.set({ saved: '1' })}
          >
            {saved('open')}
          </Button>
        }
      />
      <div className={classes.query}>
        <QueryField text={draft} problems={problems} onChange={setDraft} onSearch={search} />
        <QueryParts
          tree={typed.tree}
          closed={closedFieldsFor(can)}
          searchSkills={searchSkills}
          searchPools={searchPools}
          onChange={search}
        />
      </div>
      {q === '' || asked.problems.length > 0 ? (
        <Start onSearch={search} />
      ) : (
        <QueryView
          query={query}
          keepPrevious
          isEmpty={() => false}
          skeleton={<PageSkeleton variant="list" />}
        >
          {(result) =>
            result.problems.length > 0 ? (
              <Start onSearch={search} />
            ) : (
              <Results result={result} address={address} onSearch={search} />
            )
          }
        </QueryView>
      )}
      {address.compared.length >= 2 && (
        <CompareDrawer ids={address.compared} onClose={() => address.set({ compare: null })} />
      )}
      {address.showsSaved && (
        <SavedSearchesDrawer
          q={asked.problems.length === 0 ? q : ''}
          onSearch={search}
          onClose={() => address.set({ saved: null })}
        />
      )}
      {address.whyNot !== null && q !== '' && asked.problems.length === 0 && (
        <WhyNotDrawer
          q={q}
          candidateId={address.whyNot === nobodyYet ? null : address.whyNot}
          onChoose={(id) => address.set({ why: id ?? nobodyYet })}
          onSearch={search}
          onClose={() => address.set({ why: null })}
        />
      )}
    </div>
  );
}

/** Returns the typed text, until the address changes. */
function useDraft(q: string) {
  const [draft, setDraft] = useState(q);
  const [known, setKnown] = useState(q);
  if (known !== q) {
    setKnown(q);
    setDraft(q);
  }
  return [draft, setDraft] as const;
}

/** A selection belongs to one query: another query begins a new one, Back brings it again. */
function useOwnSelection(q: string): void {
  const { key } = useLocation();
  const actor = useActor();
  useSelectionOf(candidateSelection, JSON.stringify(['search', actor?.id, actor?.role, q]));
  useEffect(() => noteListSeen('candidate-search'), [key]);
}

const examples = [
  'react AND (aws OR gcp) NOT angular',
  `${searchExamples.skill} ${searchExamples.english}`,
  `${searchExamples.overlap} ${searchExamples.notice}`,
  `${searchExamples.vetting} ${searchExamples.contacted}`,
];

/** Start page with examples of queries. */
function Start({ onSearch }: { onSearch: (text: string) => void }) {
  const t = useMessages();
  return (
    <EmptyState
      icon={IconUserSearch}
      title={t('search.start.title')}
      text={t('search.start.text')}
      action={
        <ul className={classes.examples} aria-label={t('search.start.examples')}>
          {examples.map((example) => (
            <li key={example}>
              <Button
                variant="default"
                size="xs"
                className={classes.example}
                onClick={() => onSearch(example)}
              >
                {example}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}

interface ResultsProps {
  result: PeopleSearchResult;
  address: SearchAddress;
  onSearch: (text: string) => void;
}

function Results({ result, address, onSearch }: ResultsProps) {
  const t = useMessages();
  const follow = useFollow();
  const { q, sort, set } = address;
  const { tree } = parseSearch(q);
  const selection = candidateSelection.use();
  const ids = selection.kind === 'rows' ? selection.ids : [];
  const select = (id: string, selected: boolean) =>
    selectCandidates(selected ? [...ids, id] : ids.filter((one) => one !== id));
  const { data, page, facets, index } = result;
  return (
    <div className={classes.frame}>
      <SearchFacets facets={facets} tree={tree} onChange={onSearch} />
      <div className={classes.results}>
        {index.state !== 'ready' && (
          <NoticeBar kind="warning">
            {index.state === 'building'
              ? t('search.index.building')
              : t('search.index.behind', { count: index.ageSeconds })}
          </NoticeBar>
        )}
        {data.length === 0 ? (
          <EmptyState
            icon={IconUserSearch}
            title={t('search.nobody.title')}
            text={t('search.nobody.text')}
            action={
              <Button variant="default" onClick={() => set({ why: nobodyYet })}>
                {t('search.whyNot')}
              </Button>
            }
          />
        ) : (
          <>
            <div className={classes.order}>
              <SelectField
                label={t('search.order.label')}
                clearable={false}
                options={peopleSearchSorts.map((value) => ({
                  value,
                  label: t(`search.order.${value}`),
                }))}
                value={sort}
                onChange={(next) => set({ sort: next === 'relevance' ? null : next, page: null })}
              />
              <Button variant="subtle" onClick={() => set({ why: nobodyYet })}>
                {t('search.whyNot')}
              </Button>
            </div>
            <SelectPage shown={data.map(({ id }) => id)} selected={ids} />
            <ul className={classes.people} aria-label={t('search.title')}>
              {data.map((person) => (
                <FoundPersonRow
                  key={person.id}
                  person={person}
                  selected={ids.includes(person.id)}
                  onSelect={(selected) => select(person.id, selected)}
                />
              ))}
            </ul>
            <Pages page={page} address={address} count={data.length} />
            <SelectionBar
              ids={ids}
              onDo={(action) => {
                if (action === 'email')
                  follow(href(candidatesRoutes.candidatesEmail, {}, { ids: ids.join(',') }));
                else if (action === 'compare')
                  set({ compare: ids.slice(0, limits.peopleSearch.compare).join(',') });
                else set({ do: action });
              }}
              onClear={() => selectCandidates([])}
            />
          </>
        )}
      </div>
    </div>
  );
}
