import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
