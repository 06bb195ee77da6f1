import { useEffect } from 'react';
import { href, jobsRoutes } from '@muster/contracts';
import { QueryView, useFollow } from '@muster/kit';
import { Button, EmptyState, IconPlus, IconUsers } from '@muster/ui';
import { findCard } from './board-cache.ts';
import { SuggestionsPanel } from '../../shared/suggestions/suggestions-panel.tsx';
import { BoardView } from './board-view.tsx';
import { useBulkActions } from './use-bulk-actions.ts';
import { useFilledHeight } from './use-filled-height.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CardDrawer } from './card-drawer.tsx';
import { CompareDrawer } from './compare-drawer.tsx';
import { usePipelineWords } from './messages.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import classes from './pipeline-page.module.css';
import { PipelineList } from './pipeline-list.tsx';
import { selectCards, useSelectedCards } from './pipeline-selection.ts';
import { PipelineToolbar } from './pipeline-toolbar.tsx';
import { useBoard } from './use-board.ts';
import { useBoardAddress } from './use-board-address.ts';
import { useCardMoves } from './use-card-moves.ts';

/** The people of a job, as a board or as a list, and what is done with them. */
export function PipelineBoard({ jobId }: { jobId: string }) {
  const t = usePipelineWords();
  const follow = useFollow();
  const address = useBoardAddress();
  const live = useBoard(jobId, address.filters);
  const { move } = useCardMoves(live);
  const selected = useSelectedCards(jobId);
  const { board } = live;
  const opened = board && address.person ? findCard(board, address.person) : undefined;
  const bulkActions = useBulkActions(jobId, board, selected, () =>
    address.set({ compare: selected.join(',') }),
  );
  const { frame, style } = useFilledHeight();
  // Whoever leaves a job takes no selection to the next one.
  useEffect(() => () => selectCards('', []), [jobId]);
  const toggle = (id: string) =>
    selectCards(
      jobId,
      selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id],
    );

  return (
    <div ref={frame} className={classes.page} style={style}>
      <QueryView query={live.query} keepPrevious isEmpty={() => false} skeleton={<BoardSkeleton />}>
        {(shown) => (
          <>
            <SuggestionsPanel jobId={jobId} />
            {address.view === 'board' && <PipelineToolbar board={shown} address={address} />}
            {shown.live === 0 && !address.isFiltered && !address.ended ? (
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
                      {t('add')}
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
                onMore={live.loadMore}
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
        />
      )}
      {address.compared.length > 0 && (
        <CompareDrawer
          jobId={jobId}
          ids={address.compared}
          onClose={() => address.set({ compare: null }, true)}
        />
      )}
    </div>
  );
}
