import { limits } from '@muster/contracts';
import { newUuid } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  CardRow,
  CardRows,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconPencil,
  IconTrash,
  ListFocus,
  NoticeBar,
} from '@muster/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import { itemId, type DraftItem } from './draft-items.ts';
import { useScreeningMessages } from './messages.ts';
import { OwnQuestionDrawer } from './own-question-drawer.tsx';
import classes from './screening.module.css';

interface DraftItemsProps {
  items: readonly DraftItem[];
  error: string | undefined;
  minutes: number;
  onChange: (items: DraftItem[]) => void;
}

/** The form's questions in order; each can be reworded for this form only. */
export function DraftItems({ items, error, minutes, onChange }: DraftItemsProps) {
  const t = useScreeningMessages();
  const types = useQuestionMessages();
  const [search] = useSearchParams();
  const asked = items.findIndex((item) => itemId(item) === search.get('question'));
  /** Index of the question being edited; one past the end for a new one. */
  const [edited, setEdited] = useState<number | null>(asked === -1 ? null : asked);
  const isFull = items.length >= limits.screening.questions;

  function move(from: number, to: number) {
    const item = items[from];
    if (item) onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
  }

  return (
    <Card
      title={t('items.title')}
      count={items.length}
      actions={minutes > 0 && <span>{t('items.minutes', { count: minutes })}</span>}
    >
      <div className={classes.fields}>
        {error && <NoticeBar kind="danger">{error}</NoticeBar>}
        {items.length === 0 && <p className={classes.quiet}>{t('items.none')}</p>}
        <ListFocus>
          <CardRows>
            {items.map((item, index) => {
              const { text, answerType, required, knockOut } = item.fields;
              return (
                <CardRow key={item.newId ?? (itemId(item) || text)}>
                  <div className={classes.item}>
                    <span className={classes.position}>{index + 1}</span>
                    <div className={classes.what}>
                      <span className={classes.text}>{text}</span>
                      <span className={classes.facts}>
                        <span className={classes.quiet}>{types(`type.${answerType}`)}</span>
                        {required && <Badge family="amber">{types('row.required')}</Badge>}
                        {knockOut && <Badge family="red">{types('row.knockOut')}</Badge>}
                      </span>
                    </div>
                    <span className={classes.actions}>
                      <IconButton
                        aria-label={t('items.up', { text })}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                      >
                        <IconArrowUp size={16} />
                      </IconButton>
                      <IconButton
                        aria-label={t('items.down', { text })}
                        disabled={index === items.length - 1}
                        onClick={() => move(index, index + 1)}
                      >
                        <IconArrowDown size={16} />
                      </IconButton>
                      <IconButton
                        aria-label={t('items.edit', { text })}
                        onClick={() => setEdited(index)}
                      >
                        <IconPencil size={16} />
                      </IconButton>
                      <IconButton
                        aria-label={t('items.remove', { text })}
                        onClick={() => onChange(items.toSpliced(index, 1))}
                      >
                        <IconTrash size={16} />
                      </IconButton>
                    </span>
                  </div>
                </CardRow>
              );
            })}
          </CardRows>
          <Button
            variant="default"
            size="md"
            className={classes.add}
            disabled={isFull}
            onClick={() => setEdited(items.length)}
          >
            {t('items.own')}
          </Button>
        </ListFocus>
        {isFull && (
          <p className={classes.quiet}>{t('items.full', { max: limits.screening.questions })}</p>
        )}
      </div>
      {edited !== null && (
        <OwnQuestionDrawer
          fields={items[edited]?.fields ?? null}
          onClose={() => setEdited(null)}
          onSaved={(question) => {
            const before = items[edited]?.draft;
            const key = before?.from === 'form' || before?.from === 'own' ? before.key : null;
            onChange(
              items.toSpliced(edited, 1, {
                draft: { from: 'own', key, question },
                fields: question,
                ...(key === null && { newId: items[edited]?.newId ?? newUuid() }),
              }),
            );
            setEdited(null);
          }}
        />
      )}
    </Card>
  );
}
