import {
  escapeText,
  findContactData,
  findPayMentions,
  limits,
  plainLength,
  type ApplicationRecord,
} from '@muster/contracts';
import { QueryView, useOverlayClose } from '@muster/kit';
import {
  Button,
  ConflictDialog,
  Drawer,
  NoticeBar,
  OverlayFooter,
  RichTextEditor,
  RichTextView,
  formatRelativeDateTime,
  plainText,
} from '@muster/ui';
import { useState } from 'react';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';
import { useApplication } from './use-application.ts';
import { useIntroductionAutosave } from './use-introduction-autosave.ts';

/** Message to the client about this candidate; saved while typing. */
export function IntroductionDrawer() {
  return (
    <QueryView query={useApplication()} keepPrevious skeleton={null}>
      {(record) => <Introduction record={record} />}
    </QueryView>
  );
}

/** Compares both texts as plain text. */
const textOf = (html: unknown): string => plainText(String(html));

function Introduction({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const close = useOverlayClose();
  const [text, setText] = useState(record.preparation.introduction ?? '');
  const { state, keptAt, conflict, resolve, giveUp, flush } = useIntroductionAutosave(record, text);
  const { min, max } = limits.application.introduction;
  const { name } = record.candidate;
  const done = async () => {
    if (await flush()) close({ saved: true });
  };
  return (
    <Drawer
      opened
      // A failed save does not block closing: leaving asks first.
      onClose={() => (state === 'failed' ? close() : void done())}
      width={936}
      title={t('introduction.title', { company: record.company.name })}
      subtitle={`${name}, ${record.job.title}`}
      footer={
        <OverlayFooter
          left={
            <span role="status">
              {state === 'failed' && t('introduction.failed')}
              {state === 'saving' && t('introduction.saving')}
              {state === 'kept' &&
                keptAt &&
                t('introduction.kept', { when: formatRelativeDateTime(keptAt) })}
            </span>
          }
        >
          {state === 'failed' && (
            <Button variant="default" size="md" onClick={() => close()}>
              {t('introduction.discard')}
            </Button>
          )}
          <Button size="md" onClick={() => void done()} loading={state === 'saving'}>
            {t(state === 'failed' ? 'introduction.again' : 'close')}
          </Button>
        </OverlayFooter>
      }
    >
      <div className={classes.sideBySide}>
        <div className={classes.main}>
          <RichTextEditor
            autoFocus
            label={t('introduction.label')}
            help={t('introduction.help')}
            required
            minHeight={240}
            maxLength={max}
            value={text}
            onChange={setText}
            dirty={false}
          />
          {plainLength(text) < min && (
            <p className={classes.quiet}>{t('introduction.count', { count: plainLength(text) })}</p>
          )}
          {text === '' && (
            <div>
              <Button
                variant="default"
                size="xs"
                onClick={() =>
                  setText(
                    t('introduction.template1', {
                      name: escapeText(name),
                      job: escapeText(record.job.title),
                      company: escapeText(record.company.name),
                    }),
                  )
                }
              >
                {t('introduction.template')}
              </Button>
            </div>
          )}
          {findContactData(text).map((hit) => (
            <NoticeBar key={hit.text} kind="danger">
              {t('introduction.contact', { found: hit.text })}
            </NoticeBar>
          ))}
          {findPayMentions(text).map((hit) => (
            <NoticeBar key={hit} kind="danger">
              {t('introduction.pay', { found: hit })}
            </NoticeBar>
          ))}
        </div>
        <aside aria-label={t('introduction.preview')}>
          <h3 className={classes.partTitle}>{t('introduction.preview')}</h3>
          {text ? (
            <RichTextView html={text} />
          ) : (
            <p className={classes.quiet}>{t('introduction.empty')}</p>
          )}
        </aside>
      </div>
      {conflict && (
        <ConflictDialog
          opened
          base={{ introduction: conflict.base }}
          mine={{ introduction: text }}
          theirs={{ introduction: conflict.theirs }}
          fields={[{ path: 'introduction', label: t('introduction.label'), format: textOf }]}
          byName={conflict.by || t('introduction.somebody')}
          at={conflict.at}
          onResolve={({ introduction }) => {
            setText(introduction);
            resolve(introduction);
          }}
          onCancel={giveUp}
        />
      )}
    </Drawer>
  );
}
