import { Outlet } from "react-router";
import "#app/routes/admin/parts/admin-page.css";

export default function AdminLayout() {
  return (
    <div className="wrap page admin-page">
      <Outlet />
    </div>
  );
}
