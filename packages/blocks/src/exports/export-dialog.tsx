import { useState } from 'react';
import {
  dayMs,
  exportColumns,
  isCustomColumn,
  limits,
  type ExportCreate,
  type ListName,
} from '@muster/contracts';
import { errorText, isApiError, useIntentKey, type ListSelection } from '@muster/kit';
import {
  Button,
  CancelButton,
  DecisionModal,
  NoticeBar,
  OverlayFooter,
  SegmentedField,
  Stack,
  Text,
  formatCount,
  formatNumber,
  useT,
} from '@muster/ui';
import type { ExportApi, ListToExport } from './export-api.ts';
import { exportMessages } from './messages.ts';
import { withExports } from './with-exports.ts';

type ExportDialogProps = ListToExport & {
  page: NonNullable<ListToExport['page']>;
  /** These rows alone; all that match unless given. */
  selection?: ListSelection;
  /** Whether only the rows that the person owns may be taken. */
  ownOnly: boolean;
  onClose: () => void;
};

type Columns = 'shown' | 'every';

/** Says which rows go into the file, asks which columns, and begins. The tray shows the rest. */
export function ExportDialog(props: ExportDialogProps) {
  const { api, list, state, selection, onClose } = props;
  const t = useT(exportMessages);
  const [columns, setColumns] = useState<Columns>('shown');
  const [create, { isLoading, error }] = useHostMutation(api);
  const intent = useIntentKey();

  async function begin() {
    const body: ExportCreate = {
      list,
      ...rowsOf(state, selection),
      columns: columns === 'every' ? null : columnsInSight(list, state),
    };
    await create({ body, idempotencyKey: intent.keyFor(body) }).unwrap();
    onClose();
  }

  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={t('title', { list: t(`lists.${list}`) })}
      onSubmit={(event) => {
        event.preventDefault();
        // What went wrong stands in the dialog.
        void begin().catch(() => undefined);
      }}
      footer={
        <OverlayFooter>
          <CancelButton>{t('keep')}</CancelButton>
          <Button type="submit" size="md" loading={isLoading}>
            {t('confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <Rows {...props} />
        <SegmentedField<Columns>
          label={t('columns')}
          value={columns}
          onChange={setColumns}
          options={[
            { value: 'shown', label: t('shown') },
            { value: 'every', label: t('every') },
          ]}
        />
        {error && <Refusal error={error} />}
        <Text size="sm" c="dimmed">
          {t('about', { days: limits.export.keep / dayMs })}
        </Text>
      </Stack>
    </DecisionModal>
  );
}

/** The host gives one api for as long as it lives, so this is the same hook in every render. */
function useHostMutation(api: ExportApi) {
  const hook: ReturnType<typeof withExports>['useExportsCreateMutation'] =
    withExports(api).useExportsCreateMutation;
  return hook();
}

/** Which rows are asked for: those in the list, or of these the selected ones. */
function rowsOf(
  { rowsQuery }: ListToExport['state'],
  selection: ListSelection | undefined,
): Pick<ExportCreate, 'query' | 'ids' | 'except'> {
  if (!selection) return { query: rowsQuery };
  return selection.kind === 'rows'
    ? { query: rowsQuery, ids: [...selection.ids] }
    : { query: selection.query, except: [...selection.except] };
}

function Rows({ page, state, selection, ownOnly }: ExportDialogProps) {
  const t = useT(exportMessages);
  const { total, totalIsCapped } = page;
  if (selection && !totalIsCapped)
    return (
      <Text>
        {t(ownOnly ? 'rows.ownSelected' : 'rows.selected', {
          count: total,
          total: formatNumber(total),
        })}
      </Text>
    );
  const key = state.narrowed ? 'matching' : 'all';
  return (
    <Text>
      {ownOnly
        ? t(state.narrowed ? 'rows.ownMatching' : 'rows.own')
        : t(`rows.${key}`, {
            count: total,
            total: formatCount(total, { capped: totalIsCapped }),
          })}
      {totalIsCapped && ` ${t('rows.most', { most: formatNumber(limits.export.rows) })}`}
    </Text>
  );
}

function Refusal({ error }: { error: unknown }) {
  const t = useT(exportMessages);
  const isFull = isApiError(error) && error.code === 'OPERATION_RUNNING';
  return (
    <NoticeBar kind="danger">
      {isFull ? t('tooMany', { most: limits.export.runningPerUser }) : errorText(error)}
    </NoticeBar>
  );
}

/** The columns of the file that belong to those on the screen; the agency's own only where chosen. */
function columnsInSight(list: ListName, state: ListToExport['state']): string[] {
  const { columnVisibility } = state.tableProps(undefined, 0);
  return [
    ...exportColumns[list].filter(({ of }) => columnVisibility[of] !== false).map(({ id }) => id),
    ...Object.keys(columnVisibility).filter(
      (id) => isCustomColumn(list, id) && columnVisibility[id] === true,
    ),
  ];
}
