import { answering } from "#app/web/answering.ts";
import { DomainError } from "#domain/errors.ts";

export const loader = answering(async () => {
  throw new DomainError("not_found");
});

export const action = loader;

export default function NotFound() {
  return null;
}
