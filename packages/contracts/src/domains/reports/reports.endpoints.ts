import { defineEndpoint } from '../../core/endpoint.ts';
import { candidateReportQuery, candidateReportSchema } from './candidate-report.schemas.ts';
import {
  reportCatalogueSchema,
  reportParams,
  reportPeriodQuery,
  reportQuery,
  reportRowsQuery,
  reportRowsSchema,
  reportSchema,
} from './reports.schemas.ts';

/** Reports read the data of other areas; nothing here changes anything. */
export const reportEndpoints = {
  catalogue: defineEndpoint({
    name: 'report.catalogue',
    method: 'GET',
    path: '/reports',
    access: 'report.read',
    summary: 'Every report that the role reads, with its figure, the one before and the trend.',
    query: reportPeriodQuery,
    response: reportCatalogueSchema,
    provides: [{ entity: 'Report' }],
  }),
  candidates: defineEndpoint({
    name: 'report.candidates',
    method: 'GET',
    path: '/reports/candidates',
    access: 'report.readCandidates',
    summary: 'Candidates who came, and those there are, by what is known of them.',
    query: candidateReportQuery,
    response: candidateReportSchema,
    provides: [{ entity: 'Report' }],
  }),
  read: defineEndpoint({
    name: 'report.read',
    method: 'GET',
    path: '/reports/metrics/:metric',
    access: 'report.read',
    summary:
      'One report: its course, its steps and what it is made of; or the version that a client may be shown.',
    params: reportParams,
    query: reportQuery,
    response: reportSchema,
    provides: [{ entity: 'Report' }],
  }),
  rows: defineEndpoint({
    name: 'report.rows',
    method: 'GET',
    path: '/reports/metrics/:metric/rows',
    access: 'report.read',
    summary: 'What a report counted, the newest first, with what the reader may open.',
    params: reportParams,
    query: reportRowsQuery,
    response: reportRowsSchema,
    provides: [{ entity: 'Report' }],
  }),
} as const;
