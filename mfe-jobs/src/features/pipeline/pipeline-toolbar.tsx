import type { Board } from '@muster/contracts';
import {
  Button,
  FilterBar,
  IconEye,
  IconEyeOff,
  SegmentedControl,
  useMediaQuery,
  type FilterDefinition,
  type FilterValues,
} from '@muster/ui';
import { api } from '../../api.ts';
import { usePipelineMessages, type PipelineMessages } from './messages.ts';
import classes from './pipeline-page.module.css';
import { useBoardAddress, type BoardAddress } from './use-board-address.ts';
import { usePhone } from './use-phone.ts';

interface ToolbarProps {
  board: Board;
  address: BoardAddress;
}

/** Whether the tools fit beside the tabs; otherwise they are below. */
export const useToolsBesideTabs = () =>
  useMediaQuery('(width > 1100px)', false, { getInitialValueInEffect: false });

/** Filters and view of the board: a separate row on narrow windows. */
export function PipelineToolbar(props: ToolbarProps) {
  const isPhone = usePhone();
  return (
    <div className={classes.toolbar}>
      <PipelineFilter {...props} />
      <div className={classes.tools}>
        {!isPhone && <EndedToggle {...props} />}
        <ViewSwitch {...props} />
      </div>
    </div>
  );
}

/** The same at the right end of the job's tabs, so that the board starts directly below them. */
export function PipelineTabTools({ jobId }: { jobId: string }) {
  const address = useBoardAddress();
  const isBeside = useToolsBesideTabs();
  const { data: board } = api.useBoardReadQuery({ params: { id: jobId }, query: address.filters });
  if (!isBeside || !board || address.view === 'list') return null;
  return (
    <div className={classes.tabTools}>
      <PipelineFilter board={board} address={address} />
      <PipelineTools board={board} address={address} />
    </div>
  );
}

/** Search and filters, stored in the URL. */
export function PipelineFilter({ board, address }: ToolbarProps) {
  const t = usePipelineMessages();
  const { q, owner, score, set, clear } = address;
  const value: FilterValues = {
    ...(owner && { owner }),
    ...(score && { 'score.gte': score }),
  };
  return (
    <FilterBar
      search={q}
      onSearch={(text) => set({ q: text }, true)}
      searchPlaceholder={t('search')}
      filters={filtersOf(board, t)}
      value={value}
      onChange={(next) =>
        set({ owner: next['owner'] ?? null, score: next['score.gte'] ?? null }, true)
      }
      onClear={clear}
    />
  );
}

/** Toggle for ended applications, and switch between board and list. */
export const PipelineTools = (props: ToolbarProps) => (
  <>
    <EndedToggle {...props} />
    <ViewSwitch {...props} />
  </>
);

/** Shows and hides rejected and withdrawn applications. */
export function EndedToggle({ board, address: { ended, set } }: ToolbarProps) {
  const t = usePipelineMessages();
  if (board.ended === 0) return null;
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      leftSection={ended ? <IconEye size={16} /> : <IconEyeOff size={16} />}
      aria-pressed={ended}
      title={ended ? t('ended.hideHelp') : t('ended.showHelp', { count: board.ended })}
      onClick={() => set({ ended: ended ? null : 'shown' }, true)}
    >
      {ended ? t('ended.hide') : t('ended.show', { count: board.ended })}
    </Button>
  );
}

function ViewSwitch({ address: { view, set } }: ToolbarProps) {
  const t = usePipelineMessages();
  return (
    <SegmentedControl
      aria-label={t('view')}
      size="xs"
      data={[
        { value: 'board', label: t('board') },
        { value: 'list', label: t('list') },
      ]}
      value={view}
      onChange={(next) => set({ view: next === 'list' ? 'list' : null }, true)}
    />
  );
}

function filtersOf({ owners, columns }: Board, t: PipelineMessages): FilterDefinition[] {
  const hasScores = columns.some(({ cards }) => cards.some(({ score }) => score !== null));
  return [
    {
      key: 'owner',
      label: t('owner'),
      kind: 'multi',
      operators: ['is'],
      options: owners.map(({ id, name }) => ({ value: id, label: name })),
    },
    ...(hasScores
      ? [{ key: 'score', label: t('row.score'), kind: 'number', operators: ['gte'] } as const]
      : []),
  ];
}
