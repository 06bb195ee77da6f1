import { useState } from 'react';
import {
  importEncodings,
  type ImportDelimiter,
  type ImportEncoding,
  type ImportField,
} from '@muster/contracts';
import { QueryView, errorText, useUnsavedGuard } from '@muster/kit';
import {
  Button,
  NoticeBar,
  OverlayFooter,
  PageSkeleton,
  SelectField,
  formatBytes,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import type { StepProps } from './step-props.ts';
import {
  delimiterNames,
  delimiters,
  draftOf,
  mappingOf,
  missingIn,
  withColumn,
  type ImportDraft,
} from './import-draft.ts';
import classes from './import.module.css';
import { PreviewTable } from './preview-table.tsx';
import { RowSettings } from './row-settings.tsx';

interface Reading {
  encoding?: ImportEncoding;
  delimiter?: ImportDelimiter;
}

/** Meaning of the file's columns, and the handling of its rows. */
export function ColumnsStep({ one, onNew, onChecking }: StepProps & { onChecking: () => void }) {
  const t = useMessages();
  const [reading, setReading] = useState<Reading>({});
  const [chosen, setChosen] = useState<Record<number, ImportField | null>>({});
  const [draft, setDraft] = useState<ImportDraft>(() => draftOf(one));
  const release = useUnsavedGuard(Object.keys(chosen).length > 0);
  const [check, checking] = api.useImportsCheckMutation();
  const query = api.useImportsPreviewQuery({ params: { id: one.id }, query: reading });
  const preview = query.currentData ?? query.data;
  const mapping = preview ? mappingOf(preview, chosen) : [];
  const missing = preview ? missingIn({ mapping, country: draft.country }) : [];

  function read(changes: Reading) {
    setReading({ ...reading, ...changes });
    // The columns change with it.
    setChosen({});
  }
  async function goOn() {
    if (!preview) return;
    const { encoding, delimiter } = preview;
    const body = { ...draft, mapping, encoding, delimiter };
    const { error } = await check({ params: { id: one.id }, body });
    if (error) return;
    release();
    onChecking();
  }

  return (
    <div className={classes.body}>
      <QueryView query={query} keepPrevious skeleton={<PageSkeleton variant="form" />}>
        {(shown) => (
          <>
            <section className={classes.section}>
              <h3 className={classes.heading}>{t('import.columns.meaningTitle')}</h3>
              <p className={classes.quiet}>
                {t('import.columns.intro', { name: one.fileName, size: formatBytes(one.bytes) })}
                {' · '}
                {t(shown.remembered ? 'import.columns.remembered' : 'import.columns.guessed')}
              </p>
              <PreviewTable
                preview={shown}
                mapping={mapping}
                onChange={(column, field) => setChosen(withColumn(mapping, column, field))}
              />
              <div className={classes.fields}>
                <SelectField
                  label={t('import.columns.encoding')}
                  required
                  options={importEncodings.map((value) => ({
                    value,
                    label: t(`import.encoding.${value}`),
                  }))}
                  value={shown.encoding}
                  onChange={(encoding) => encoding && read({ encoding })}
                />
                <SelectField
                  label={t('import.columns.delimiter')}
                  required
                  options={delimiters.map((value) => ({
                    value,
                    label: t(`import.delimiter.${delimiterNames[value]}`),
                  }))}
                  value={shown.delimiter}
                  onChange={(delimiter) => delimiter && read({ delimiter })}
                />
              </div>
            </section>
            <RowSettings
              draft={draft}
              mapping={mapping}
              onChange={(changes) => setDraft({ ...draft, ...changes })}
            />
          </>
        )}
      </QueryView>
      {missing.map((need) => (
        <NoticeBar key={need} kind="warning">
          {t(`import.columns.missing.${need}`)}
        </NoticeBar>
      ))}
      {checking.error && <NoticeBar kind="danger">{errorText(checking.error)}</NoticeBar>}
      <div className={classes.foot}>
        <OverlayFooter>
          {/* Not what the focus falls on while the file is being read: the file would be gone. */}
          <Button variant="default" size="md" disabled={query.isLoading} onClick={onNew}>
            {t('import.file.another')}
          </Button>
          <Button
            size="md"
            disabled={!preview || missing.length > 0}
            loading={checking.isLoading}
            onClick={() => void goOn()}
          >
            {t('import.columns.check')}
          </Button>
        </OverlayFooter>
      </div>
    </div>
  );
}
