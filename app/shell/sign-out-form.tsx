import { LogOut } from "lucide-react";
import { Form } from "react-router";

/** As one of the places of a menu. */
export function SignOutForm() {
  return (
    <Form method="post" action="/sign-out">
      <button className="work-place" type="submit">
        <LogOut className="icon" aria-hidden="true" />
        Sign Out
      </button>
    </Form>
  );
}
