import { useState } from 'react';
import {
  Avatar,
  Button,
  CommandPalette,
  IconBriefcase,
  IconPencil,
  IconUsers,
  NoticeBar,
  SearchTrigger,
  ShortcutList,
  StateBadge,
  type PaletteGroup,
  type PaletteOption,
} from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';

type State = 'results' | 'busy' | 'notice' | 'empty' | 'record';

const groups: readonly PaletteGroup[] = [
  {
    id: 'people',
    label: 'People',
    options: [
      {
        id: 'mateus',
        label: 'Mateus Ferreira',
        marks: [[0, 3]],
        sign: 'C-010482',
        detail: 'Senior backend engineer',
        lead: <Avatar name="Mateus Ferreira" />,
        badge: <StateBadge machine="candidate" state="active" />,
        more: true,
      },
    ],
  },
  {
    id: 'jobs',
    label: 'Jobs',
    options: [
      {
        id: 'material',
        label: 'Material scientist',
        marks: [[0, 3]],
        sign: 'J-00031',
        detail: 'Kestrel Logistics',
        lead: <IconBriefcase size={16} />,
        badge: <StateBadge machine="job" state="on_hold" />,
      },
    ],
  },
  {
    id: 'screens',
    label: 'Screens',
    options: [{ id: 'list', label: 'Candidates', sign: 'Recruit', lead: <IconUsers size={16} /> }],
  },
];

const ofRecord: readonly PaletteGroup[] = [
  {
    id: 'actions',
    label: 'This candidate',
    options: ['Edit contact information', 'Edit links'].map((label): PaletteOption => ({
      id: label,
      label,
      lead: <IconPencil size={16} />,
    })),
  },
];

const buttons: readonly [State, string][] = [
  ['results', 'Results'],
  ['busy', 'Looking up'],
  ['notice', 'More may come'],
  ['empty', 'Nothing found'],
  ['record', 'Actions of a record'],
];

/** Search and actions over the page, in all their states, and the shortcuts. */
export function PaletteSection() {
  const [state, setState] = useState<State>();
  const [query, setQuery] = useState('');
  const close = () => setState(undefined);
  const open = (next: State) => {
    setQuery(next === 'record' ? '' : 'mat');
    setState(next);
  };
  return (
    <Section
      id="palette"
      title="Command palette"
      lead="One field to go anywhere and to do anything, by keyboard alone; a whole screen on a phone."
    >
      <Specimen title="SearchTrigger" layout="plain">
        <SearchTrigger
          label="Search people, jobs and clients, or run an action"
          shortcut="Ctrl K"
          onClick={() => open('results')}
        />
      </Specimen>
      <Specimen title="CommandPalette">
        {buttons.map(([next, label]) => (
          <Button key={next} variant="default" onClick={() => open(next)}>
            {label}
          </Button>
        ))}
      </Specimen>
      <Specimen title="ShortcutList" layout="plain">
        <ShortcutList
          shortcuts={[
            { keys: ['Ctrl', 'K'], text: 'Search, go somewhere, run an action' },
            { keys: ['?'], text: 'Show these keys' },
          ]}
        />
      </Specimen>
      {state && (
        <CommandPalette
          label="Search and actions"
          placeholder="Search people, jobs and clients, or run an action"
          query={query}
          onQueryChange={setQuery}
          groups={state === 'record' ? ofRecord : state === 'empty' ? [] : groups}
          busy={state === 'busy'}
          status={state === 'empty' ? 'No results' : '3 results'}
          scope={
            state === 'record'
              ? {
                  id: 'mateus',
                  label: 'Mateus Ferreira',
                  lead: <Avatar name="Mateus Ferreira" size={22} />,
                }
              : undefined
          }
          onBack={state === 'record' ? () => open('results') : undefined}
          notice={
            state === 'notice' && (
              <NoticeBar>The search is getting ready: more may be found in a minute.</NoticeBar>
            )
          }
          empty={state === 'empty' && 'Nothing is called “mat”.'}
          onMore={() => open('record')}
          onRun={close}
          onClose={close}
        />
      )}
    </Section>
  );
}
