import { ECDH } from "node:crypto";
import { z } from "zod";
import { limits } from "#config/limits.ts";
import { calledAddress } from "#domain/called-address.ts";

const CURVE = "prime256v1";
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const UNUSABLE = "Your browser gave an address that we cannot use.";

/** A subscription as the browser's Push API writes it. `allowLocal`: the demonstration's own push service. */
export function deviceForm({ allowLocal }: { allowLocal: boolean }) {
  return z.object({
    endpoint: calledAddress(z.string().min(1, UNUSABLE).max(limits.deviceAddressLengthMax, UNUSABLE), { allowLocal }),
    publicKey: z.string().refine(isPoint, UNUSABLE),
    authSecret: z.string().refine((text) => bytesOf(text).length === AUTH_BYTES, UNUSABLE),
  });
}

export type DeviceForm = z.infer<ReturnType<typeof deviceForm>>;

function isPoint(text: string): boolean {
  const point = bytesOf(text);
  if (point.length !== POINT_BYTES) return false;
  try {
    ECDH.convertKey(point, CURVE);
    return true;
  } catch {
    return false;
  }
}

const bytesOf = (text: string) => Buffer.from(text, "base64url");
