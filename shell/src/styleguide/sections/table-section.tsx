import { useState } from 'react';
import {
  Avatar,
  ChipList,
  DataTable,
  EmptyState,
  FilterBar,
  IconDownload,
  IconMail,
  LocalTime,
  Money,
  PersonLine,
  PhoneRow,
  StateBadge,
  type DataTableColumn,
  type FilterDefinition,
  type FilterValues,
  type TableDensity,
} from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';

type Person = {
  id: string;
  name: string;
  headline: string;
  vetting: 'vetted' | 'in_review' | 'interview_to_schedule';
  status: 'active' | 'new' | 'placed';
  skills: string[];
  rate: string;
  zone: string;
};

const people: Person[] = [
  {
    id: '1',
    name: 'Mateus Ferreira',
    headline: 'Senior backend engineer',
    vetting: 'vetted',
    status: 'active',
    skills: ['Go', 'Kafka', 'PostgreSQL', 'gRPC'],
    rate: '58',
    zone: 'America/Recife',
  },
  {
    id: '2',
    name: 'Trần Khánh Linh',
    headline: 'Data platform engineer',
    vetting: 'in_review',
    status: 'new',
    skills: ['Python', 'dbt', 'Airflow'],
    rate: '46',
    zone: 'Asia/Ho_Chi_Minh',
  },
  {
    id: '3',
    name: 'Camila Restrepo',
    headline: 'Analytics engineer',
    vetting: 'interview_to_schedule',
    status: 'placed',
    skills: ['SQL', 'dbt'],
    rate: '52',
    zone: 'America/Bogota',
  },
];

const columns: DataTableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Candidate',
    sortKey: 'name',
    width: 240,
    grow: true,
    cell: (row) => <PersonLine name={row.name} secondary={row.headline} />,
  },
  {
    id: 'vetting',
    header: 'Vetting',
    width: 160,
    cell: (row) => <StateBadge machine="vetting" state={row.vetting} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 120,
    cell: (row) => <StateBadge machine="candidate" state={row.status} />,
  },
  {
    id: 'skills',
    header: 'Top skills',
    width: 220,
    cell: (row) => <ChipList items={row.skills} max={3} oneLine />,
  },
  {
    id: 'rate',
    header: 'Rate / h',
    sortKey: 'rate',
    width: 90,
    meta: { align: 'end' },
    cell: (row) => <Money value={{ amount: row.rate, currency: 'USD' }} />,
  },
  {
    id: 'time',
    header: 'Local time',
    width: 120,
    cell: (row) => <LocalTime timeZone={row.zone} />,
  },
];

const filters: FilterDefinition[] = [
  {
    key: 'status',
    label: 'Status',
    kind: 'multi',
    options: [
      { value: 'new', label: 'New' },
      { value: 'active', label: 'Active' },
      { value: 'placed', label: 'Placed' },
    ],
  },
  { key: 'rate', label: 'Rate', kind: 'number', unit: '$ / h' },
];

/** A list as a working tool. */
export function TableSection() {
  const [selected, setSelected] = useState<readonly string[]>(['1']);
  const [sort, setSort] = useState('name');
  const [density, setDensity] = useState<TableDensity>('comfortable');
  const [values, setValues] = useState<FilterValues>({ status: 'active,new' });
  const [search, setSearch] = useState('');
  return (
    <Section
      id="table"
      title="Tables"
      lead="Search, filters, sorting, columns, density, selection with a bulk bar, keys; three lines a row on a phone."
    >
      <Specimen title="DataTable" layout="flush">
        <DataTable
          label="Candidates"
          columns={columns}
          rows={people}
          getRowId={(row) => row.id}
          getRowHref={(row) => `#candidate-${row.id}`}
          rowLabel={(row) => row.name}
          sort={sort}
          onSortChange={setSort}
          density={density}
          onDensityChange={setDensity}
          selection={{ ids: selected, onChange: setSelected }}
          bulkActions={[
            {
              id: 'mail',
              label: 'E-mail',
              icon: IconMail,
              primary: true,
              onClick: () => undefined,
            },
            { id: 'export', label: 'Export', icon: IconDownload, onClick: () => undefined },
          ]}
          page={{ from: 1, to: 3, total: 3, hasNext: false, hasPrev: false, limit: 50 }}
          toolbar={
            <FilterBar
              filters={filters}
              value={values}
              onChange={setValues}
              search={search}
              onSearch={setSearch}
              onClear={() => setValues({})}
            />
          }
          renderPhoneRow={(row) => (
            <PhoneRow
              leading={<Avatar name={row.name} size={36} />}
              title={row.name}
              titleEnd={<Money value={{ amount: row.rate, currency: 'USD' }} unit="/h" />}
              line={row.headline}
              lineEnd={<LocalTime timeZone={row.zone} />}
              badges={<StateBadge machine="vetting" state={row.vetting} />}
            />
          )}
        />
      </Specimen>
      <Specimen title="Loading" layout="flush">
        <DataTable
          label="Candidates, loading"
          columns={columns}
          rows={[]}
          loading
          getRowId={(row) => row.id}
          rowLabel={(row) => row.name}
          renderPhoneRow={() => null}
        />
      </Specimen>
      <Specimen title="Empty" layout="flush">
        <DataTable
          label="Candidates, none"
          columns={columns}
          rows={[]}
          getRowId={(row) => row.id}
          rowLabel={(row) => row.name}
          renderPhoneRow={() => null}
          emptyState={
            <EmptyState
              title="Nobody matches these filters"
              text="Take one away, or search all candidates."
            />
          }
        />
      </Specimen>
    </Section>
  );
}
