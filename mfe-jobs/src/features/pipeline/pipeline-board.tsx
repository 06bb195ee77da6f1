import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { href, jobsRoutes, type Board } from '@muster/contracts';
import { QueryView, unanswered, useFollow } from '@muster/kit';
import { cameBackToList, noteListSeen, Button, EmptyState, IconPlus, IconUsers } from '@muster/ui';
import { findCard } from './board-cache.ts';
import { useMatchCount } from '../../shared/use-match-count.ts';
import { useSuggestions } from '../../shared/suggestions/use-suggestions.ts';
import { SuggestionsPanel } from '../../shared/suggestions/suggestions-panel.tsx';
import { BoardView } from './board-view.tsx';
import { useBulkActions } from './use-bulk-actions.ts';
import { useFilledHeight } from './use-filled-height.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CardDrawer } from './card-drawer.tsx';
import { CompareDrawer } from './compare-drawer.tsx';
import { usePipelineMessages } from './messages.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import classes from './pipeline-page.module.css';
import { PipelineList } from './pipeline-list.tsx';
import { enterBoard, leaveSelection, selectCards, useSelectedCards } from './pipeline-selection.ts';
import { EndedToggle, PipelineToolbar, useToolsBesideTabs } from './pipeline-toolbar.tsx';
import { useBoard } from './use-board.ts';
import { useBoardAddress } from './use-board-address.ts';
import { useCardMoves } from './use-card-moves.ts';

const isEmpty = ({ columns }: Board) => columns.every(({ total, placed }) => total + placed === 0);

interface PipelineBoardProps {
  jobId: string;
  /** Renders the application's summary in a card's drawer. */
  summaryOf?: (applicationId: string) => ReactNode;
}

/** Candidates of a job as a board or a list, with bulk actions. */
export function PipelineBoard({ jobId, summaryOf }: PipelineBoardProps) {
  const t = usePipelineMessages();
  const follow = useFollow();
  const address = useBoardAddress();
  const { key: entry } = useLocation();
  const live = useBoard(jobId, address.filters);
  const { move } = useCardMoves(live);
  const selected = useSelectedCards(jobId);
  const { board } = live;
  const matches = useMatchCount(jobId, board?.mayAdd && isEmpty(board));
  const opened = board && address.person ? findCard(board, address.person) : undefined;
  const bulkActions = useBulkActions(jobId, board, selected, () =>
    address.set({ compare: selected.join(',') }),
  );
  const isBeside = useToolsBesideTabs();
  const { frame, style } = useFilledHeight();
  // Suggestions are above the board, which would move down if they appeared later.
  const { isLoading: areSuggestionsAwaited } = useSuggestions(jobId);
  // The selection is restored after Back, but not on another job.
  useEffect(() => {
    enterBoard(cameBackToList());
    return leaveSelection;
  }, [jobId]);
  useEffect(() => noteListSeen('pipeline'), [entry]);
  const toggle = (id: string) =>
    selectCards(
      jobId,
      selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id],
    );

  return (
    <div className={classes.whole}>
      <div ref={frame} className={classes.page} style={style}>
        {board && !areSuggestionsAwaited && <SuggestionsPanel jobId={jobId} />}
        <QueryView
          query={areSuggestionsAwaited ? unanswered(live.query) : live.query}
          keepPrevious
          isEmpty={() => false}
          skeleton={<BoardSkeleton />}
        >
          {(shown) => (
            <>
              {address.view === 'board' && !isBeside && (
                <PipelineToolbar board={shown} address={address} />
              )}
              {isEmpty(shown) && !address.isFiltered && !address.ended ? (
                <EmptyState
                  size="page"
                  icon={IconUsers}
                  title={t('empty.title')}
                  text={t('empty.text')}
                  action={
                    shown.mayAdd && (
                      <Button
                        leftSection={<IconPlus size={16} />}
                        onClick={() => follow(href(jobsRoutes.candidatesAdd, { id: jobId }))}
                      >
                        {matches ? t('empty.matches', { count: matches }) : t('add')}
                      </Button>
                    )
                  }
                />
              ) : address.view === 'list' ? (
                <PipelineList
                  board={shown}
                  address={address}
                  bulkActions={bulkActions}
                  selected={selected}
                  onSelect={(ids) => selectCards(jobId, ids)}
                  onMore={(column) => void live.loadMore(column)}
                />
              ) : (
                <BoardView
                  board={shown}
                  selected={selected}
                  filtered={address.isFiltered}
                  ownMoves={live.onTheirWay}
                  onSelect={toggle}
                  onOpen={({ id }) => address.set({ person: id })}
                  onMove={move}
                  onMore={(column) => void live.loadMore(column)}
                  tabsEnd={<EndedToggle board={shown} address={address} />}
                />
              )}
              {address.view === 'board' && selected.length > 0 && (
                <BulkBar
                  count={selected.length}
                  actions={bulkActions}
                  onClear={() => selectCards(jobId, [])}
                />
              )}
            </>
          )}
        </QueryView>
        {board && opened && (
          <CardDrawer
            board={board}
            card={opened}
            onClose={() => address.set({ person: null }, true)}
            onMove={move}
          >
            {summaryOf?.(opened.id)}
          </CardDrawer>
        )}
        {address.compared.length > 0 && (
          <CompareDrawer
            jobId={jobId}
            ids={address.compared}
            onClose={() => address.set({ compare: null }, true)}
          />
        )}
      </div>
    </div>
  );
}
