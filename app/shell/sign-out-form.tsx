import { LogOut } from "lucide-react";
import { Form, useLocation } from "react-router";

/** On the dashboard a failure is said there. */
export function SignOutForm() {
  const isOnDashboard = useLocation().pathname === "/dashboard";
  return (
    <Form method="post" action="/sign-out">
      {isOnDashboard && <input type="hidden" name="from" value="dashboard" />}
      <button className="work-place" type="submit">
        <LogOut className="icon" aria-hidden="true" />
        Sign Out
      </button>
    </Form>
  );
}
