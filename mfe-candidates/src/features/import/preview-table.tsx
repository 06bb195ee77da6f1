import { importFields, type ImportField, type ImportPreview } from '@muster/contracts';
import { SelectField } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './import.module.css';

interface PreviewTableProps {
  preview: ImportPreview;
  mapping: readonly (ImportField | null)[];
  onChange: (column: number, field: ImportField | null) => void;
}

/** First rows of a file, under the meaning of each column. */
export function PreviewTable({ preview, mapping, onChange }: PreviewTableProps) {
  const t = useMessages();
  const options = importFields.map((value) => ({ value, label: t(`import.field.${value}`) }));
  const nameOf = (header: string, index: number) =>
    header || t('import.columns.nameless', { number: index + 1 });
  return (
    // A scrollable region must be reachable by keyboard.
    <div
      className={classes.preview}
      role="region"
      aria-label={t('import.columns.preview')}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {preview.columns.map(({ header }, index) => (
              <th key={index} scope="col" data-out={mapping[index] === null || undefined}>
                <SelectField<ImportField>
                  label={nameOf(header, index)}
                  options={options}
                  placeholder={t('import.columns.nothing')}
                  value={mapping[index] ?? null}
                  onChange={(field) => onChange(index, field)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((cells, row) => (
            <tr key={row}>
              {preview.columns.map((_column, index) => (
                <td key={index} data-out={mapping[index] === null || undefined}>
                  {cells[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
