import { useRef, useState } from 'react';
import type { CustomField } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import {
  Card,
  CardRows,
  EmptyState,
  IconListCheck,
  ListFocus,
  VisuallyHidden,
  useDragRows,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { FieldRow } from './field-row.tsx';
import { useFieldMessages } from './messages.ts';

interface FieldListProps {
  /** The fields of one kind of record, in order. */
  fields: readonly CustomField[];
  onOpen: (id: string) => void;
}

/** The fields in the order in which records show them, moved by a handle or by buttons. */
export function FieldList({ fields, onOpen }: FieldListProps) {
  const t = useFieldMessages();
  const platform = usePlatform();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  /** The order during a drag, until the server has saved it. */
  const [moving, setMoving] = useState<readonly string[] | null>(null);
  const [order] = api.useCustomFieldsOrderMutation();
  const ids = fields.map(({ id }) => id);
  const present = moving ?? ids;
  const shown = present.flatMap((id) => fields.find((field) => field.id === id) ?? []);
  const drag = useDragRows(list, (from, to) => setMoving(moved(present, from, to)));
  const [first] = fields;
  if (!first)
    return <EmptyState icon={IconListCheck} title={t('empty.title')} text={t('empty.text')} />;
  const { entity } = first;

  async function save(next: readonly string[], id: string | undefined) {
    const field = fields.find((one) => one.id === id);
    if (!field || next.join() === ids.join()) return setMoving(null);
    setMoving(next);
    try {
      await order({ body: { entity, ids: [...next] } }).unwrap();
      const position = next.indexOf(field.id) + 1;
      setSaid(t('moved', { label: field.label, position, total: next.length }));
    } catch (error) {
      const isLate = isApiError(error) && error.code === 'VERSION_CONFLICT';
      platform.notify({ kind: 'error', text: isLate ? t('stale') : errorText(error) });
    }
    return setMoving(null);
  }

  const handleProps = (index: number) => {
    const props = drag.handleProps(index);
    const drop = () => void save(present, present[drag.dragged ?? index]);
    return {
      ...props,
      onPointerUp: () => {
        props.onPointerUp();
        drop();
      },
      onPointerCancel: () => {
        props.onPointerCancel();
        setMoving(null);
      },
    };
  };

  const active = fields.filter(({ isActive }) => isActive).length;
  return (
    <>
      <Card flush title={t(`entity.${entity}`)} count={t('count', { active, all: fields.length })}>
        <ListFocus>
          <CardRows ref={list}>
            {shown.map((field, i) => (
              <FieldRow
                key={field.id}
                field={field}
                isFirst={i === 0}
                isLast={i === shown.length - 1}
                isDragged={drag.dragged === i}
                handleProps={handleProps(i)}
                onMove={(by) => void save(moved(present, i, i + by), field.id)}
                onOpen={() => onOpen(field.id)}
              />
            ))}
          </CardRows>
        </ListFocus>
      </Card>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function moved(ids: readonly string[], from: number, to: number): readonly string[] {
  const id = ids[from];
  return id === undefined ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
