import { hostname } from 'node:os';

/** As it stands on paper: the name that was given, else this machine's. */
export function tableName(given?: string): string {
  return given?.trim() || hostname();
}
