import { useState } from 'react';
import { reasonSides, type CatalogueReason, type ReasonContext } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import { Card, CardRows, EmptyState, IconListCheck, ListFocus, VisuallyHidden } from '@muster/ui';
import { api } from '../../../api.ts';
import { useReasonMessages } from './messages.ts';
import { ReasonRow } from './reason-row.tsx';

interface ReasonListProps {
  context: ReasonContext;
  /** The reasons of the context, in order. */
  reasons: readonly CatalogueReason[];
  onOpen: (id: string) => void;
}

/** The reasons of a context by side, in the order in which they are offered. */
export function ReasonList({ context, reasons, onOpen }: ReasonListProps) {
  const t = useReasonMessages();
  const platform = usePlatform();
  const [said, setSaid] = useState('');
  const [order] = api.useReasonsOrderMutation();
  if (reasons.length === 0)
    return <EmptyState icon={IconListCheck} title={t('empty.title')} text={t('empty.text')} />;

  /** Swaps a reason with its neighbour of the same side. */
  async function move(ofSide: readonly CatalogueReason[], from: number, to: number) {
    const [reason, other] = [ofSide[from], ofSide[to]];
    if (!reason || !other) return;
    const ids = reasons.map(({ id }) =>
      id === reason.id ? other.id : id === other.id ? reason.id : id,
    );
    try {
      await order({ body: { context, ids } }).unwrap();
      setSaid(t('moved', { label: reason.label, position: to + 1, total: ofSide.length }));
    } catch (error) {
      const isLate = isApiError(error) && error.code === 'VERSION_CONFLICT';
      platform.notify({ kind: 'error', text: isLate ? t('stale') : errorText(error) });
    }
  }

  return (
    <>
      {reasonSides.map((side) => {
        const ofSide = reasons.filter((reason) => reason.side === side);
        if (ofSide.length === 0) return null;
        const active = ofSide.filter(({ isActive }) => isActive).length;
        return (
          <Card
            key={side}
            flush
            title={t(`side.${side}`)}
            count={t('count', { active, all: ofSide.length })}
          >
            <ListFocus>
              <CardRows>
                {ofSide.map((reason, index) => (
                  <ReasonRow
                    key={reason.id}
                    reason={reason}
                    isFirst={index === 0}
                    isLast={index === ofSide.length - 1}
                    onMove={(by) => void move(ofSide, index, index + by)}
                    onOpen={() => onOpen(reason.id)}
                  />
                ))}
              </CardRows>
            </ListFocus>
          </Card>
        );
      })}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
