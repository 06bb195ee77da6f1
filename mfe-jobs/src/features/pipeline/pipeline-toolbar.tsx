import type { Board } from '@muster/contracts';
import { Button, FilterBar, IconEye, IconEyeOff, SegmentedControl } from '@muster/ui';
import type { FilterDefinition, FilterValues } from '@muster/ui';
import { usePipelineWords } from './messages.ts';
import type { PipelineWords } from './messages.ts';
import classes from './pipeline-page.module.css';
import type { BoardAddress } from './use-board-address.ts';

interface ToolbarProps {
  board: Board;
  address: BoardAddress;
}

/** Who is shown, and how. */
export function PipelineToolbar(props: ToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <PipelineFilter {...props} />
      <div className={classes.tools}>
        <PipelineTools {...props} />
      </div>
    </div>
  );
}

/** Search and filters, kept in the address. */
export function PipelineFilter({ board, address }: ToolbarProps) {
  const t = usePipelineWords();
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

/** Those who ended, and board or list. */
export function PipelineTools({ board, address: { ended, view, set } }: ToolbarProps) {
  const t = usePipelineWords();
  return (
    <>
      {board.ended > 0 && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={ended ? <IconEye size={16} /> : <IconEyeOff size={16} />}
          aria-pressed={ended}
          onClick={() => set({ ended: ended ? null : 'shown' }, true)}
        >
          {ended ? t('ended.hide') : t('ended.show', { count: board.ended })}
        </Button>
      )}
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
    </>
  );
}

function filtersOf({ owners, columns }: Board, t: PipelineWords): FilterDefinition[] {
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
