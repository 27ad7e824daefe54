import { LogOut } from "lucide-react";
import { Form } from "react-router";

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
