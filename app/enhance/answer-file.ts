import type { FileAnswer, FileAsked } from "#app/enhance/plan-messages.ts";
import { METER_FILE_MEGABYTES_MAX, meterRefusals } from "#content/planner/meter-words.ts";
import { readMeter } from "#domain/planner/meter/read-meter.ts";

const MEGABYTE = 1_000_000;

export async function answerFile({ file, ...asked }: FileAsked): Promise<FileAnswer> {
  if (file.size > METER_FILE_MEGABYTES_MAX * MEGABYTE) {
    return { meterFile: { refused: meterRefusals.tooLarge(METER_FILE_MEGABYTES_MAX) } };
  }
  // It may have been moved since it was chosen.
  const text = await file.text().catch(() => undefined);
  return { meterFile: text === undefined ? { refused: meterRefusals.unreadable } : readMeter(text, asked) };
}
