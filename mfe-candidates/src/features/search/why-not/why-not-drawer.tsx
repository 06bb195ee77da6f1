import type { WhyNot } from '@muster/contracts';
import { QueryProblems } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import {
  Button,
  CancelButton,
  Card,
  CardRow,
  CardRows,
  Drawer,
  EmptyState,
  IconUserSearch,
  NoticeBar,
  OverlayFooter,
  SearchSelectField,
  Skeleton,
  Stack,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useCandidateOptions } from '../../../shared/use-candidate-options.ts';
import { Passages } from '../passages.tsx';
import { useBlockWords } from './block-words.ts';
import { useWhyNotMessages } from './messages.ts';
import classes from './why-not.module.css';

interface WhyNotDrawerProps {
  q: string;
  /** Null if no candidate is chosen yet. */
  candidateId: string | null;
  onChoose: (id: string | null) => void;
  onSearch: (text: string) => void;
  onClose: () => void;
}

/** Why the search does not find a candidate, and the smallest change that would. */
export function WhyNotDrawer(props: WhyNotDrawerProps) {
  const { q, candidateId, onChoose, onSearch, onClose } = props;
  const t = useWhyNotMessages();
  const search = useCandidateOptions();
  const query = api.usePeopleSearchWhyNotQuery(
    { query: { q, candidateId: candidateId ?? '' } },
    { skip: candidateId === null },
  );
  const chosen = candidateId === null ? undefined : query.currentData?.candidate;
  return (
    <Drawer
      opened
      onClose={onClose}
      width={560}
      title={t('title')}
      subtitle={<code className={classes.query}>{q}</code>}
      footer={
        <OverlayFooter>
          <CancelButton>{t('close')}</CancelButton>
        </OverlayFooter>
      }
    >
      <Stack gap="md">
        <SearchSelectField
          label={t('candidate')}
          help={t('help')}
          search={search}
          value={candidateId}
          valueOption={chosen ? { value: chosen.id, label: chosen.name } : null}
          onChange={(id) => onChoose(id)}
        />
        {candidateId === null ? (
          <EmptyState icon={IconUserSearch} title={t('pick')} text={t('pickText')} />
        ) : (
          // Opened by address, the answer gets the focus, because the focused field would open its
          // list over it.
          <div className={classes.answer} tabIndex={-1} data-autofocus aria-live="polite">
            <QueryView query={query} isEmpty={() => false} skeleton={<Skeleton height={240} />}>
              {(answer) => <Answer answer={answer} q={q} onSearch={onSearch} />}
            </QueryView>
          </div>
        )}
      </Stack>
    </Drawer>
  );
}

interface AnswerProps extends Pick<WhyNotDrawerProps, 'q' | 'onSearch'> {
  answer: WhyNot;
}

function Answer({ answer, q, onSearch }: AnswerProps) {
  const t = useWhyNotMessages();
  const words = useBlockWords();
  const { verdict, blocks, nearest, problems } = answer;
  const { name } = answer.candidate;
  if (problems.length > 0)
    return <QueryProblems text={q} problems={problems} onReplace={onSearch} />;
  if (verdict === 'found') return <NoticeBar kind="success">{t('found', { name })}</NoticeBar>;
  if (verdict === 'unknown') return <NoticeBar kind="warning">{t('unknown', { name })}</NoticeBar>;
  return (
    <>
      <Card title={t('blocked', { count: blocks.length, name })} flush>
        <CardRows>
          {blocks.map((block) => (
            <CardRow key={`${block.field}${block.clause}`}>
              <div className={classes.block}>
                <code className={classes.clause}>
                  {block.ruledOut ? `NOT ${block.clause}` : block.clause}
                </code>
                <span>{words(block)}</span>
                <Passages passages={block.passages} />
                {block.orElse.length > 0 && (
                  <span className={classes.quiet}>
                    {t('orElse', { parts: block.orElse.join(', ') })}
                  </span>
                )}
              </div>
            </CardRow>
          ))}
        </CardRows>
      </Card>
      <Card title={t('nearest.title')}>
        {nearest ? (
          <div className={classes.nearest}>
            <span>{t('nearest.text', { name })}</span>
            <code className={classes.found}>{nearest}</code>
            <Button variant="default" onClick={() => onSearch(nearest)}>
              {t('nearest.use')}
            </Button>
          </div>
        ) : (
          <span>{t('nearest.nothing', { name })}</span>
        )}
      </Card>
    </>
  );
}
